/** What a code means to a client. `%s` in the detail stands for a fact that is never user content. */
export interface ErrorCodeInfo {
  /** HTTP status of the answer. */
  readonly status: number;
  /** Short and always the same. */
  readonly title: string;
  /** What is wrong, where, and what to do. */
  readonly detail: string;
}

const code = (status: number, title: string, detail: string): ErrorCodeInfo => ({ status, title, detail });

/** The one table of errors: of the framework, of files, and of the HTTP service. `docs/errors.md` is written from it. */
export const ERROR_CODES = {
  // Making an engine
  config_invalid: code(500, 'Configuration invalid', 'The configuration has %s mistake(s):\n%s'),
  config_unreadable: code(
    500,
    'Configuration unreadable',
    'The configuration file cannot be read: %s. Check the path and the JSON.',
  ),
  plugin_not_found: code(
    500,
    'Plugin not found',
    "Plugin %s of the configuration cannot be imported: %s. Install it, or correct its 'use'.",
  ),
  plugin_invalid: code(
    500,
    'Not a plugin',
    'Plugin %s of the configuration does not export a plugin as its default. Export the result of definePlugin().',
  ),
  plugin_options_invalid: code(500, 'Plugin options invalid', "The options of plugin '%s' have %s mistake(s):\n%s"),
  plugin_api_unsupported: code(
    500,
    'Plugin API unsupported',
    "Plugin '%s' was written for version %s of the plugin API; this package supports %s to %s. Install a version of the plugin for it, or another version of deidkit.",
  ),
  plugin_failed: code(
    500,
    'Plugin failed to register',
    "Plugin '%s' failed while it registered%s. Correct it, or report it to its author.",
  ),
  plugin_dependency_missing: code(
    500,
    'Plugin dependency missing',
    "Plugin '%s' depends on plugin '%s', which %s. Add that one to 'plugins', or remove this one.",
  ),
  plugin_dependency_circle: code(
    500,
    'Plugins depend on each other',
    "Plugins depend on each other in a circle: %s. One of them must do without the next one in its 'dependsOn'.",
  ),
  contribution_invalid: code(500, 'Contribution invalid', 'What the plugins register has %s mistake(s):\n%s'),
  name_taken: code(
    500,
    'Name taken',
    "Plugin '%s' registers %s '%s', which plugin '%s' has registered. Rename one, or remove one of the plugins.",
  ),
  service_taken: code(
    500,
    'Service taken',
    "Service '%s' is provided by plugins '%s' and '%s'. Remove one of them, or let one say { replaces: '%s' }, or the name of the other.",
  ),
  service_not_replaced: code(
    500,
    'Service not replaced',
    "Plugin '%s' replaces service '%s' of plugin '%s', which provides none. Correct the name, or write { replaces: true }.",
  ),
  service_unusable: code(
    500,
    'Service unusable',
    "Service '%s' cannot be used: %s. Correct the plugin, or report it to its author.",
  ),
  registry_sealed: code(
    500,
    'Registry sealed',
    "Plugin '%s' registered %s '%s' after its register() had ended. Await everything inside register().",
  ),
  model_unreadable: code(
    500,
    'Model unreadable',
    'The model file of a plugin cannot be used: %s. Check its path, or make it again with the training of this version.',
  ),
  training_data_invalid: code(
    422,
    'Training data invalid',
    '%s line(s) of the data are no labelled texts:\n%s\nCorrect them, or leave them out with --skip-bad-lines.',
  ),
  training_data_insufficient: code(422, 'Training data insufficient', 'The data do not suffice for training: %s.'),
  recognizer_invalid: code(500, 'Recognizer invalid', "Recognizer '%s' cannot be compiled: %s"),
  unsafe_pattern: code(422, 'Unsafe pattern', "Pattern '%s' of recognizer '%s' is refused: %s."),
  transformer_unknown: code(
    500,
    'Unknown transformer',
    "Policy '%s' gives '%s' to transformer '%s', which no plugin registers. Known are: %s.",
  ),
  transformer_options_invalid: code(
    500,
    'Transformer options invalid',
    "Policy '%s' gives '%s' to transformer '%s' with wrong options:\n%s",
  ),
  transformer_key_missing: code(
    500,
    'Transformer key missing',
    "Transformer '%s' needs a key of at least %s characters: name an environment variable in 'keyEnv', or set 'key'.",
  ),
  policy_forbids_derived: code(
    500,
    'Policy forbids derived codes',
    "Policy '%s' gives '%s' to '%s', whose output is derived from the original: %s forbids that. Use a random code, a label or removal.",
  ),
  thresholds_invalid: code(
    500,
    'Thresholds invalid',
    "The thresholds of '%s' in '%s' rise from one level to the next: a higher level must never find less. Sort them downwards.",
  ),
  plugin_dispose_failed: code(
    500,
    'Plugin failed to close',
    "Plugin '%s' failed while it closed; the others were closed.",
  ),

  // Working on a text
  recognizer_failed: code(
    500,
    'Recognizer failed',
    "Recognizer '%s' failed, so the text was not processed: %s. Report it to the author of the plugin.",
  ),
  annotators_need_async: code(
    500,
    'Annotators need asynchronous calls',
    'This engine has annotators (%s), for which only asynchronous calls wait: call analyzeAsync, deidentifyAsync or deidentifyFile.',
  ),
  annotator_failed: code(
    502,
    'Annotator failed',
    "Annotator '%s' failed, so the text was not processed: %s. Try again later, or look at what it depends on.",
  ),
  annotator_timeout: code(
    504,
    'Annotator timed out',
    "Annotator '%s' did not answer within %s milliseconds, so the text was not processed. Try again later, or give it more time (timeoutMs).",
  ),
  annotation_unfinished: code(
    422,
    'Annotation unfinished',
    'What annotators found led to ever new units of text, so that not all of the file was read by them, and nothing was returned. Split the file.',
  ),
  transformer_failed: code(
    500,
    'Transformer failed',
    "Transformer '%s' failed, so nothing was returned: %s. Report it to the author of the plugin.",
  ),
  recognizer_span_invalid: code(
    500,
    'Recognizer span invalid',
    "Recognizer '%s' reported a finding that cannot be used: %s. Report it to the author of the plugin.",
  ),
  unknown_entity_type: code(
    422,
    'Unknown entity type',
    'entities (pii_entities, --entities) names %s unknown type(s). Known are: %s.',
  ),
  unknown_domain: code(422, 'Unknown domain', 'domain (--domain) is none of: %s.'),
  model_not_installed: code(
    422,
    'Model not installed',
    "The model '%s' (model, detector, --model) is not installed here. Install the package deidkit-model-names, and list the plugin deidkit/plugins/neural; or ask for 'fast'.",
  ),
  unknown_mode: code(422, 'Unknown compliance mode', 'compliance_mode (--mode) is none of: %s.'),
  mode_not_configured: code(
    422,
    'Mode not configured',
    "The mode CUSTOM has no policy. Add policies.CUSTOM to the operator's configuration.",
  ),
  not_reversible: code(422, 'Not reversible', 'This output cannot be restored: %s.'),
  replacements_invalid: code(
    422,
    'Replacements invalid',
    'replacements must be an object of original to replacement, with no empty original.',
  ),
  surrogates_exhausted: code(
    422,
    'Surrogates exhausted',
    'No further distinct substitutes exist for a term of type %s. Ask for fewer candidates.',
  ),

  // Files
  unsupported_file_type: code(
    415,
    'Unsupported file type',
    'Only files whose names end in one of these are accepted here: %s.',
  ),
  file_type_mismatch: code(
    415,
    'File type mismatch',
    'The content of the file is not what its extension says. Give it the right extension, and send it where files of that kind are accepted.',
  ),
  file_too_large: code(413, 'File too large', 'The file is larger than the limit of %s bytes. Split it.'),
  document_unreadable: code(
    422,
    'Document unreadable',
    'The file cannot be read as a whole (%s), so nothing of it was returned. Open it in the program that made it, save it again, and send that; or convert it to another format that is accepted.',
  ),
  no_text_layer: code(
    422,
    'No text layer',
    'Page %s has no text that can be read, and pictures were not to be read. Allow that, or allow pages that are not searched.',
  ),
  document_encrypted: code(422, 'Document encrypted', 'The file is encrypted. Remove its password and send it again.'),
  document_expands_too_much: code(
    413,
    'Document expands too much',
    'Unpacked, the file is larger than the limit of %s bytes. Split it, or remove large pictures and embedded files.',
  ),
  document_unsafe: code(
    422,
    'Document unsafe',
    'The file holds a structure that is used in attacks (%s), so it was not opened. If it is yours, save it again without that, or convert it to another format that is accepted.',
  ),
  image_too_large: code(
    413,
    'Image too large',
    'A picture of the file has more than %s pixels, or takes more memory than any page needs. Make it smaller, or take it out.',
  ),
  cell_too_large: code(
    422,
    'Cell too large',
    'A cell is larger than %s. An unclosed quote is the usual reason; give the delimiter and the quote, or repair the file.',
  ),
  term_too_long: code(
    422,
    'Term too long',
    'A term is longer than the window of %s characters, so the file cannot be processed piece by piece. Break it by a line end, if it is not one term.',
  ),
  unencodable_text: code(
    422,
    'Text cannot be encoded',
    "A substitute cannot be written in the file's encoding (%s). Convert the file to UTF-8.",
  ),
  unsupported_encoding: code(
    422,
    'Unsupported encoding',
    'The encoding is not known. Known are the names of the WHATWG Encoding Standard.',
  ),
  leak_detected: code(
    500,
    'Leak detected',
    'The check of the finished file found a term that should be gone, in part %s; no file was returned. Take that part out of the file, or save the file anew in the current format of its program, and send it again.',
  ),
  not_implemented: code(501, 'Not implemented', 'Files of this kind cannot be processed by this version yet.'),
  processing_timeout: code(
    503,
    'Processing timed out',
    'The work took longer than %s seconds and was stopped. Send a smaller text, or try again later.',
  ),
  processing_out_of_memory: code(
    503,
    'Processing out of memory',
    'The work needed more than %s MB of memory and was stopped. Send it in smaller parts.',
  ),
  processing_failed: code(
    500,
    'Processing failed',
    'The work was stopped by a fault of ours. Nothing of the input was returned.',
  ),

  // HTTP: requests
  malformed_http: code(400, 'Malformed HTTP', 'The request is not valid HTTP/1.1.'),
  not_found: code(404, 'Not found', 'There is nothing at this address. The addresses are listed in /openapi.json.'),
  method_not_allowed: code(405, 'Method not allowed', 'This address answers to %s only.'),
  request_timeout: code(408, 'Request timeout', 'The request did not arrive completely in time.'),
  not_acceptable: code(406, 'Not acceptable', 'The answer is %s; the Accept header excludes it.'),
  expectation_failed: code(417, 'Expectation failed', 'Only Expect: 100-continue is understood.'),
  headers_too_large: code(431, 'Headers too large', 'The address or the headers are larger than 16 KiB.'),
  missing_content_type: code(415, 'Missing content type', 'Send Content-Type: %s.'),
  unsupported_media_type: code(415, 'Unsupported media type', 'This endpoint takes %s.'),
  unsupported_charset: code(415, 'Unsupported charset', 'Send the body as UTF-8.'),
  unsupported_content_encoding: code(
    415,
    'Unsupported content encoding',
    'Send the body with one Content-Encoding of: %s.',
  ),
  malformed_content_encoding: code(400, 'Malformed content encoding', 'The body cannot be decompressed.'),
  empty_body: code(400, 'Empty body', 'The body is empty. Send a JSON object.'),
  malformed_json: code(400, 'Malformed JSON', 'The body is not valid JSON: the mistake is at %s.'),
  json_too_deep: code(400, 'JSON too deep', 'The JSON is nested deeper than %s levels.'),
  json_too_many_values: code(
    413,
    'JSON too many values',
    'The JSON body holds more than %s values, which no request needs.',
  ),
  duplicate_json_key: code(400, 'Duplicate JSON key', 'An object of the JSON body has the same key twice.'),
  invalid_utf8: code(
    400,
    'Invalid UTF-8',
    'What was sent is not valid UTF-8. Convert it, or send it as a file: its encoding is recognised.',
  ),
  unpaired_surrogate: code(
    422,
    'Unpaired surrogate',
    'A string of the body holds half of a surrogate pair (\\ud800 to \\udfff alone).',
  ),
  body_too_large: code(413, 'Body too large', 'The body is larger than the limit of %s bytes.'),
  text_too_long: code(413, 'Text too long', 'The text is longer than the limit of %s characters.'),
  validation_failed: code(422, 'Validation failed', 'Not as documented: %s All mistakes are in errors.'),
  unknown_field: code(422, 'Unknown field', 'A form field is not documented: errors says more.'),
  missing_boundary: code(400, 'Missing boundary', 'The multipart Content-Type has no valid boundary.'),
  malformed_multipart: code(400, 'Malformed multipart', 'The multipart body is not well-formed.'),
  unknown_transfer_encoding: code(
    400,
    'Unknown transfer encoding',
    'A part has a Content-Transfer-Encoding other than 7bit, 8bit or binary.',
  ),
  file_missing: code(422, 'File missing', "Send the file as the form field 'file'."),
  too_many_files: code(422, 'Too many files', 'Send one file per request.'),
  too_many_fields: code(413, 'Too many fields', 'The form has more than %s fields.'),
  field_too_large: code(413, 'Field too large', 'A form field is larger than %s bytes.'),

  // HTTP: keys and limits
  api_key_missing: code(401, 'API key missing', 'Send your key in the X-API-Key header.'),
  api_key_ambiguous: code(401, 'API key ambiguous', 'Send one X-API-Key header, not several.'),
  api_key_malformed: code(
    401,
    'API key malformed',
    'The key has not the form of a key of this service. Copy it again.',
  ),
  api_key_unknown: code(401, 'API key unknown', 'The key is not known.'),
  api_key_inactive: code(401, 'API key inactive', 'The key has been revoked or disabled.'),
  api_key_expired: code(403, 'API key expired', 'The key has expired. Create or rotate one.'),
  plan_inactive: code(403, 'Plan inactive', 'The plan of this key is not active.'),
  detector_not_in_plan: code(
    403,
    'Detector not in plan',
    "The plan of this key, or the key itself, does not include the detector '%s'. Leave the field out, or ask for fast.",
  ),
  not_in_plan: code(403, 'Not in plan', 'The plan of this key, or the key itself, does not include this endpoint.'),
  request_limit_reached: code(429, 'Request limit reached', 'The key has reached its limit of %s requests a %s.'),
  token_limit_reached: code(
    429,
    'Token limit reached',
    'The key has %s tokens left this month, and this text needs %s. Nothing was charged.',
  ),
  concurrency_limit_reached: code(429, 'Concurrency limit reached', 'The key already has %s requests in work.'),
  overloaded: code(503, 'Overloaded', 'The service has too much work at the moment. Try again later.'),
  threads_unavailable: code(
    503,
    'Threads unavailable',
    'The threads that read files and long texts could not start. The log says why. Try again later.',
  ),
  shutting_down: code(503, 'Shutting down', 'The service is shutting down. Try again later.'),
  store_unavailable: code(503, 'Store unavailable', 'The store of keys cannot be reached. Try again later.'),
  internal_error: code(500, 'Internal error', 'The service failed. The request id names the log line.'),

  // HTTP: jobs
  job_has_no_result: code(
    409,
    'Job has no result',
    'The job is %s, so there is nothing to download. Its state and, where it failed, the reason stand at its address.',
  ),
  job_limit_reached: code(
    429,
    'Job limit reached',
    'The key already has %s jobs that wait or are in work. Wait until one is done, or cancel one.',
  ),
  job_storage_full: code(
    503,
    'Job storage full',
    'The files of all jobs together take as much room as the service has for them. Try again later; fetch results and delete their jobs.',
  ),
  idempotency_key_invalid: code(
    400,
    'Idempotency key invalid',
    'Send one Idempotency-Key header with 1 to %s visible ASCII characters, such as a UUID, or none.',
  ),
  idempotency_in_flight: code(
    409,
    'Request in flight',
    'A request with this Idempotency-Key is on its way. Try again when it has been answered.',
  ),
  idempotency_key_reused: code(
    422,
    'Idempotency key reused',
    'Another request was sent with this Idempotency-Key within 24 hours. Take a new key for a new request.',
  ),
  job_damaged: code(
    500,
    'Job damaged',
    'What was kept of this job was changed or is damaged, so nothing of it was used. Send the file again.',
  ),

  // Administration of keys
  key_not_found: code(404, 'Key not found', "No key has this id. 'deidkit keys list' shows them."),
  key_ended: code(409, 'Key ended', 'The key has ended or was rotated before. Create a new one.'),
  unknown_plan: code(422, 'Unknown plan', 'There is no such plan. Known are: %s.'),

  plan_not_activated: code(
    409,
    'Plan not activated',
    'No key can be made before a plan is activated. Activate one first.',
  ),
  plan_exists: code(409, 'Plan exists', 'There is a plan of this name already. Change that one, or take another name.'),

  // The dashboard
  csrf_failed: code(
    403,
    'Form refused',
    'This form did not come from a page of this dashboard, or the page was too old. Go back, load it again, and send it once more.',
  ),
  role_insufficient: code(403, 'Role insufficient', 'Your role does not include this. Ask an owner.'),
  sign_in_throttled: code(
    429,
    'Too many attempts',
    'There were too many wrong passwords for this name. Try again in %s minute(s).',
  ),
  invitation_invalid: code(
    422,
    'Code not valid',
    'This code is not known, has been used, or has ended. Ask for a new one; the first is printed when the service starts.',
  ),
  email_taken: code(409, 'E-mail taken', 'There is an account with this e-mail address already. Sign in with it.'),
  last_owner: code(409, 'Last owner', 'This is the last owner. Make somebody else an owner first.'),

  // Command line and start
  setting_invalid: code(500, 'Setting invalid', 'The setting %s is not valid: %s.'),
  address_in_use: code(500, 'Address in use', 'Port %s is in use. Set %s to another one.'),
  path_unusable: code(500, 'Path unusable', 'The path given by %s cannot be used: %s.'),
  backup_invalid: code(422, 'Backup invalid', 'The backup is not used: %s.'),
  store_in_use: code(409, 'Store in use', 'A service or command uses the store. Stop all of them, then try again.'),
  output_exists: code(500, 'Output exists', 'The file to be written exists already. Remove it, or say --force.'),
  record_invalid: code(422, 'Record invalid', '%s %s. Nothing from there on was written.'),
  usage: code(500, 'Usage', '%s'),
} as const satisfies Record<string, ErrorCodeInfo>;

/** A stable code in snake_case. */
export type ErrorCode = keyof typeof ERROR_CODES;
