import { ERROR_CODES, type ErrorCode } from '../../core/index.js';

/** Remedies for errors whose message does not contain one, or for which there is more to say. */
const REMEDIES: Readonly<Partial<Record<ErrorCode, string>>> = {
  malformed_http:
    'Look at the proxy in front of the client: it sends a request without a host, with two lengths, or with a body packed twice. Use an HTTP library rather than writing requests by hand.',
  request_timeout:
    'Send the body without pauses, and a Content-Length that is that of the body. On a slow line send smaller files.',
  api_key_missing:
    'Send the header X-API-Key with each request. Keys in the address, in the body or in Authorization are not read.',
  api_key_ambiguous: 'Look for a proxy or a client setting that adds the header a second time.',
  api_key_malformed: 'Copy the key again, all 48 characters, without quotes and line ends.',
  api_key_unknown:
    'Look whether the key is of this service and this data directory; make one in the dashboard, in the area API Keys.',
  api_key_inactive: 'Enable the key in the dashboard if it was disabled. A revoked key never comes back: make another.',
  api_key_expired:
    'Make or rotate a key in the dashboard. Rotate before the end, with an overlap, and nothing stops meanwhile.',
  plan_inactive: 'An owner activates the plan in the dashboard, under Plans; keys work again within 10 seconds.',
  not_in_plan: 'Look at the key in the dashboard: tick the endpoint there, or move the key to a plan that includes it.',
  detector_not_in_plan:
    'Leave detector out, ask for fast, or have the operator tick the detector at the plan and at the key.',
  request_limit_reached:
    'Wait as long as Retry-After says. RateLimit in each answer says what is left, so that a client can slow down before. An owner can raise the limit of the plan.',
  token_limit_reached:
    'Send less text, wait for the first of the month (UTC), or have the limit of the plan raised. A token is four characters.',
  concurrency_limit_reached: 'Send fewer requests at a time, and the next when one is done.',
  overloaded:
    'Try again after Retry-After, and wait longer each time. If it lasts, give the service more threads or machines.',
  shutting_down: 'Try again: another instance, or the same after its restart, answers.',
  store_unavailable:
    'Try again after Retry-After. Operators: the log says what the store has against it (disk full, locked, no permission).',
  processing_timeout:
    'Send the text or file in smaller parts, or have DEIDKIT_TEXT_SECONDS or DEIDKIT_FILE_SECONDS raised.',
  internal_error: 'Try again. If it stays, give the operators the request id: it names the line of the log.',
  processing_failed:
    'Try again. If it stays with one document, report its kind (not the document) with the request id.',
  validation_failed:
    'Each place stands in errors, as a pointer into the body with a sentence. A misspelt field is refused on purpose: a wrong masking_type must never mean the default.',
  unknown_field: 'Look at errors for the name that may have been meant, and at the reference for all names.',
  malformed_json: 'Write the body with a JSON library. The place of the mistake is in the sentence.',
  duplicate_json_key:
    'Write each field once. Which of two would count is not agreed among programs, so neither is taken.',
  unpaired_surrogate: 'The text was cut in the middle of a character, such as an emoji. Cut between code points.',
  text_too_long: 'Send the text in parts, cut between paragraphs, with one seed for all.',
  body_too_large: 'Send less in one request: parts of the text, or a file.',
  file_too_large: 'Split the file, or have the limit of the plan or DEIDKIT_MAX_FILE raised.',
  file_type_mismatch: 'Look whether the file is what its name says; save it again in the program it comes from.',
  unsupported_file_type: 'Convert the file to a kind that the endpoint takes: .doc to .docx, for example.',
  document_encrypted: 'Take the password off the document, and send it again.',
  document_unreadable:
    'Open and save the document in the program it comes from, then send it again. Nothing of it was returned.',
  no_text_layer:
    'Have the scan read by a program for character recognition first, or switch on the one of this service.',
  leak_detected: 'Nothing was returned, because a term was still found in the result. Report the kind of the document.',
  idempotency_in_flight:
    'Wait for the first answer, or as long as Retry-After says, and send the same again: then it is answered with the same job.',
  idempotency_key_reused:
    'Make a new key for each job, and keep it only to send the same form again. Fields, the name of the file and its content count.',
  job_has_no_result:
    'Ask GET /api/v1/jobs/{id} until state is done. A failed job says why in error: correct that and send the file again.',
  job_limit_reached: 'Wait until some of the jobs of this key have ended, or delete those that are not needed.',
  job_storage_full:
    'Fetch results and delete their jobs. Operators: DEIDKIT_JOB_STORAGE says how much room there is, DEIDKIT_JOB_HOURS how long it is taken.',
  job_damaged:
    'Send the file again. Operators: something has changed or removed files in DEIDKIT_BLOB_DIR, or the file pepper was replaced.',
  not_found: 'Look at the address: no slash at the end, upper and lower case as documented.',
  method_not_allowed: 'Use the method that Allow names.',
  missing_content_type:
    'Set the header Content-Type: application/json for texts; for files let the HTTP library set it, with its boundary.',
  unsupported_media_type: 'Send JSON to the endpoints of texts, and multipart/form-data to those of files.',
  csrf_failed: 'Load the page again and send the form once more. Behind a proxy: it must pass on the Host header.',
  role_insufficient: 'Ask an owner to do it, or to change your role under Members.',
  sign_in_throttled: 'Wait. Somebody may be guessing passwords: look at the audit log.',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Correct the request; sent again as it is, it fails again.',
  413: 'Send less in one request.',
  415: 'Send another type.',
  422: 'Correct what the sentence and errors name; sent again as it is, it fails again.',
  429: 'Wait as long as Retry-After says.',
  503: 'Try again after Retry-After.',
};

/** The remedy for an error code. */
export function remedyOf(code: ErrorCode): string {
  return (
    REMEDIES[code] ??
    BY_STATUS[ERROR_CODES[code].status] ??
    'Do what the sentence says. If it stays, give the operators the request id.'
  );
}
