import { ERROR_CODES, type ErrorCode } from '../../core/index.js';

/** Remedies for errors whose message does not contain one, or for which there is more to say. */
const REMEDIES: Readonly<Partial<Record<ErrorCode, string>>> = {
  malformed_http:
    'Look at the proxy in front of the client: it sends a request without a Host header, with two lengths, or with a doubly encoded body. Use an HTTP library rather than writing requests by hand.',
  request_timeout:
    'Send the body without pauses, with its correct Content-Length. On a slow connection, send smaller files.',
  api_key_missing:
    'Send the header X-API-Key with each request. Keys in the address, in the body or in Authorization are not read.',
  api_key_ambiguous: 'Look for a proxy or a client setting that adds the header a second time.',
  api_key_malformed: 'Copy the key again, all 48 characters, without quotes and line ends.',
  api_key_unknown:
    'Check that the key belongs to this service and its data directory; create one in the dashboard, in the area API Keys.',
  api_key_inactive:
    'Enable the key in the dashboard if it was disabled. A revoked key cannot be enabled again: create another.',
  api_key_expired:
    'Create or rotate a key in the dashboard. Rotate keys before they expire, with an overlap, to avoid an interruption.',
  plan_inactive: 'An owner can activate the plan in the dashboard, under Plans; its keys then work within 10 seconds.',
  not_in_plan: 'Look at the key in the dashboard: tick the endpoint there, or move the key to a plan that includes it.',
  detector_not_in_plan: 'Omit detector, use fast, or ask the operator to tick the detector for the plan and the key.',
  request_limit_reached:
    'Wait for the time in Retry-After. The RateLimit header of each response shows what is left, so that a client can slow down in time. An owner can raise the limit of the plan.',
  token_limit_reached:
    'Send less text, wait for the first of the month (UTC), or ask for a higher limit of the plan. A token is four characters.',
  concurrency_limit_reached: 'Send fewer requests at a time: start the next one when another has finished.',
  overloaded:
    'Try again after Retry-After, and wait longer each time. If it lasts, give the service more threads or machines.',
  shutting_down: 'Try again: another instance, or the same one after its restart, will answer.',
  store_unavailable:
    'Try again after Retry-After. Operators: the log contains the reason (disk full, locked, no permission).',
  processing_timeout:
    'Send the text or file in smaller parts, or ask the operator to raise DEIDKIT_TEXT_SECONDS or DEIDKIT_FILE_SECONDS.',
  internal_error:
    'Try again. If it happens again, give the operators the request id, which identifies the line in the log.',
  processing_failed:
    'Try again. If it always happens with one document, report its kind (not the document) with the request id.',
  validation_failed:
    'All mistakes are listed in errors, each with a pointer into the body and a message. Misspelt fields are refused on purpose: otherwise a misspelt masking_type would mean the default.',
  unknown_field: 'See errors for a suggested name, and the API reference for all names.',
  malformed_json: 'Write the body with a JSON library. The message contains the place of the mistake.',
  duplicate_json_key: 'Write each field once. Programs disagree on which of two counts, so the request is refused.',
  unpaired_surrogate: 'The text was cut in the middle of a character, such as an emoji. Cut between code points.',
  text_too_long_for_detector:
    'Send the text in parts, split between paragraphs, with the same seed for all; or send it as a file, as a job.',
  text_too_long: 'Send the text in parts, split between paragraphs, with the same seed for all.',
  body_too_large: 'Send less in one request: parts of the text, or a file.',
  file_too_large: 'Split the file, or ask for a higher limit of the plan or a higher DEIDKIT_MAX_FILE.',
  file_type_mismatch:
    'Check that the content of the file matches its extension; save it again in the program that created it.',
  unsupported_file_type:
    'Convert the file to a format that the endpoint accepts: .doc to .docx, for example. A text of another format, such as .xml or .eml, is read as plain text with the form field format=txt.',
  document_encrypted: 'Remove the password from the document, and send it again.',
  document_unreadable:
    'Open the document in the program that created it, save it, and send it again. Nothing of it was returned.',
  no_text_layer:
    'Process the scan with a text recognition program first, or switch on the text recognition of this service.',
  leak_detected: 'Nothing was returned, because a term was still found in the result. Report the kind of the document.',
  idempotency_in_flight:
    'Wait for the first response, or for the time in Retry-After, and send the same request again. You then get the same job.',
  idempotency_key_reused:
    'Use a new Idempotency-Key for each job. Use it again only to repeat the same form, with the same fields, file name and content.',
  job_has_no_result:
    'Request GET /api/v1/jobs/{id} until state is done. The error of a failed job contains the reason: correct it and send the file again.',
  job_key_unknown:
    'Use the file endpoints, or a key that the dashboard of this service has created. Operators: the plugin that provides the key store cannot tell runners of jobs the plan of a key.',
  job_limit_reached: 'Wait until some of the jobs of this key have ended, or delete those that are not needed.',
  job_storage_full:
    'Download results and delete their jobs. Operators: DEIDKIT_JOB_STORAGE sets the available space, DEIDKIT_JOB_HOURS how long jobs are kept.',
  job_damaged:
    'Send the file again. Operators: files in DEIDKIT_BLOB_DIR were changed or removed, or the file pepper was replaced.',
  not_found: 'Check the address: no slash at the end, upper and lower case as documented.',
  method_not_allowed: 'Use a method listed in the Allow header.',
  missing_content_type:
    'Set the header Content-Type: application/json for texts; for files let the HTTP library set it, with its boundary.',
  unsupported_media_type: 'Send JSON to the endpoints for texts, and multipart/form-data to those for files.',
  csrf_failed: 'Load the page again and send the form once more. A proxy must pass on the Host header.',
  role_insufficient: 'Ask an owner to do it, or to change your role under Members.',
  sign_in_throttled: 'Wait. Somebody may be guessing passwords: look at the audit log.',
};

const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Correct the request; sending it again unchanged fails again.',
  413: 'Send less in one request.',
  415: 'Send another type.',
  422: 'Correct the mistakes in the message and in errors; sending it again unchanged fails again.',
  429: 'Wait for the time in Retry-After.',
  503: 'Try again after the time in Retry-After.',
};

/** The remedy for an error code. */
export function remedyOf(code: ErrorCode): string {
  return (
    REMEDIES[code] ??
    BY_STATUS[ERROR_CODES[code].status] ??
    'Follow the message. If the error remains, give the operators the request id.'
  );
}
