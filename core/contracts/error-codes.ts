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

/** All error codes: of the framework, of files, and of the HTTP service. `docs/errors.md` is generated from this table. */
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
  package_missing: code(
    501,
    'Package missing',
    "This needs the package '%s', which is not installed beside deidkit. Install the same version: npm install %s.",
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
    "Plugins depend on each other in a circle: %s. Remove one of them from the 'dependsOn' of the one before it.",
  ),
  contribution_invalid: code(500, 'Contribution invalid', 'The contributions of the plugins have %s mistake(s):\n%s'),
  name_taken: code(
    500,
    'Name taken',
    "Plugin '%s' registers %s '%s', which plugin '%s' has registered. Rename one, or remove one of the plugins.",
  ),
  service_taken: code(
    500,
    'Service taken',
    "Service '%s' is provided by plugins '%s' and '%s'. Remove one of them, or let one declare { replaces: '%s' }, or the name of the other.",
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
    'The model file of a plugin cannot be used: %s. Check its path, or train it again with this version.',
  ),
  model_needs_package: code(
    500,
    'Model needs a package',
    "The model of plugin 'neural' is to be run by the package %s, which is not installed. Run 'npm install %s', or, for a model file, set its option runtime to wasm.",
  ),
  training_data_invalid: code(
    422,
    'Training data invalid',
    '%s line(s) of the data are not labelled texts:\n%s\nCorrect them, or skip them with --skip-bad-lines.',
  ),
  training_data_insufficient: code(422, 'Training data insufficient', 'There is not enough data for training: %s.'),
  recognizer_invalid: code(500, 'Recognizer invalid', "Recognizer '%s' cannot be compiled: %s"),
  unsafe_pattern: code(422, 'Unsafe pattern', "Pattern '%s' of recognizer '%s' is refused: %s."),
  transformer_unknown: code(
    500,
    'Unknown transformer',
    "Policy '%s' gives '%s' to transformer '%s', which no plugin registers. Known transformers: %s.",
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
  consistency_forbidden: code(
    422,
    'Consistency key forbidden',
    'Mode %s takes no consistency key, because substitutes that are computed from a person are derived from the original, which %s forbids. Leave the key out, or use another mode.',
  ),
  policy_forbids_derived: code(
    500,
    'Policy forbids derived codes',
    "Policy '%s' gives '%s' to '%s', whose output is derived from the original: %s forbids that. Use a random code, a label or removal.",
  ),
  policy_forbids_records: code(
    422,
    'Policy forbids codes of records',
    "Mode %s does not process records of a stream, because '%s' computes the codes of '%s' from the terms there: no count is common to all records. %s forbids codes derived from the original. Use a label, which is numbered within each record, or removal.",
  ),
  policy_leaves_readable: code(
    500,
    'Policy leaves originals readable',
    "Policy '%s' gives '%s' to '%s' with options that leave the original, or a part of it, readable: %s forbids that in a mode of this name. Use a label, a random code or removal, or give the policy a name of its own.",
  ),
  thresholds_invalid: code(
    500,
    'Thresholds invalid',
    "The thresholds of '%s' in '%s' rise from one level to the next: a higher level must never find less. Sort them downwards.",
  ),
  engine_closed: code(
    500,
    'Engine closed',
    'The engine is closed. Create another one, or close it after the last call.',
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
    'This engine has annotators (%s), which require asynchronous calls. Call analyzeAsync, deidentifyAsync or deidentifyFile.',
  ),
  annotator_failed: code(
    502,
    'Annotator failed',
    "Annotator '%s' failed, so the text was not processed: %s. Try again later, or check the service or model that it uses.",
  ),
  annotator_timeout: code(
    504,
    'Annotator timed out',
    "Annotator '%s' did not answer within %s milliseconds, so the text was not processed. Try again later, or give it more time (timeoutMs).",
  ),
  annotation_unfinished: code(
    422,
    'Annotation unfinished',
    'The findings of annotators kept changing the units of text, so that annotators could not read the whole file, and nothing was returned. Split the file.',
  ),
  transformer_failed: code(
    500,
    'Transformer failed',
    "Transformer '%s' of plugin '%s' failed, so nothing was returned: %s. Report it to the author of the plugin.",
  ),
  adapter_failed: code(
    500,
    'File adapter failed',
    "File adapter '%s' of plugin '%s' failed, so nothing of the file was returned: %s. Report it to the author of the plugin.",
  ),
  recognizer_span_invalid: code(
    500,
    'Recognizer span invalid',
    "Recognizer '%s' reported a finding that cannot be used: %s. Report it to the author of the plugin.",
  ),
  unknown_entity_type: code(
    422,
    'Unknown entity type',
    'entities (pii_entities, --entities) contains %s unknown type(s). Known types: %s.',
  ),
  unknown_domain: code(422, 'Unknown domain', 'domain (--domain) must be one of: %s.'),
  model_not_installed: code(
    422,
    'Model not installed',
    "The model '%s' (model, detector, --model) is not installed here. Install the package deidkit-model-names, and add the plugin deidkit/plugins/neural to the configuration; or use 'fast'.",
  ),
  unknown_mode: code(422, 'Unknown compliance mode', 'compliance_mode (--mode) must be one of: %s.'),
  mode_not_configured: code(
    422,
    'Mode not configured',
    "The mode CUSTOM has no policy. Add policies.CUSTOM to the operator's configuration.",
  ),
  not_reversible: code(422, 'Not reversible', 'This output cannot be restored: %s.'),
  restore_refused: code(422, 'Restoring refused', 'Code %s cannot be restored: %s. Nothing was restored.'),
  too_few_rows: code(
    422,
    'Too few rows',
    'The table has fewer than %s rows, so nothing can put each of them among so many. Leave it out, or lower the minimum (--min-k).',
  ),
  class_too_small: code(
    422,
    'Class too small',
    'Some rows share their quasi-identifiers with fewer than %s rows, so nothing was written. Leave quasi-identifiers out, make them coarser (option --min-k of deidkit risk), or lower the minimum.',
  ),
  evidence_unavailable: code(
    422,
    'Evidence unavailable',
    'This service has no key to sign evidence with. Leave out evidence, or have the operator set DEIDKIT_SIGNING_KEY.',
  ),
  structure_unreadable: code(
    500,
    'Structure unreadable',
    'This engine reads texts only. Create it with createEngine, or pass structure: structureReader of deidkit/kit.',
  ),
  identifier_in_key: code(
    422,
    'Identifier in a key',
    "%s key(s) of the JSON hold identifiers (%s), and keys stay as they are. Give keys: 'replace' to replace them, or 'report' to leave them and have them listed.",
  ),
  replacements_invalid: code(
    422,
    'Replacements invalid',
    'replacements must be an object that maps originals to replacements, without an empty original.',
  ),
  surrogates_exhausted: code(
    422,
    'Surrogates exhausted',
    'There are no further distinct substitutes for a term of type %s. Request fewer candidates.',
  ),

  // Files
  unsupported_file_type: code(
    415,
    'Unsupported file type',
    'Only files with these extensions are accepted here: %s.%s',
  ),
  file_type_mismatch: code(
    415,
    'File type mismatch',
    'The content of the file does not match its extension. Correct the extension, and send the file to an endpoint that accepts this format.',
  ),
  file_too_large: code(413, 'File too large', 'The file is larger than the limit of %s bytes. Split it.'),
  document_unreadable: code(
    422,
    'Document unreadable',
    'The file cannot be read as a whole (%s), so nothing of it was returned. Open it in the program that created it, save it again, and send the new file; or convert it to another accepted format.',
  ),
  no_text_layer: code(
    422,
    'No text layer',
    'Page %s has no readable text, and reading pictures is switched off. Switch it on, or allow pages that are not searched.',
  ),
  document_encrypted: code(422, 'Document encrypted', 'The file is encrypted. Remove its password and send it again.'),
  document_expands_too_much: code(
    413,
    'Document expands too much',
    'Decompressed, the file is larger than the limit of %s bytes. Split it, or remove large pictures and embedded files.',
  ),
  document_unsafe: code(
    422,
    'Document unsafe',
    'The file contains a structure that is used in attacks (%s), so it was not opened. If you trust the file, save it again without this structure, or convert it to another accepted format.',
  ),
  image_too_large: code(
    413,
    'Image too large',
    'A picture of the file has more than %s pixels, or takes more memory than any page needs. Make it smaller, or remove it.',
  ),
  cell_too_large: code(
    422,
    'Cell too large',
    'A cell is larger than %s. The usual reason is an unclosed quote. Specify the delimiter and the quote, or repair the file.',
  ),
  term_too_long: code(
    422,
    'Term too long',
    'A term is longer than the window of %s characters, so the file cannot be processed piece by piece. Insert a line break if it is not a single term.',
  ),
  unencodable_text: code(
    422,
    'Text cannot be encoded',
    "A substitute cannot be written in the file's encoding (%s). Convert the file to UTF-8.",
  ),
  unsupported_encoding: code(
    422,
    'Unsupported encoding',
    'The encoding is unknown. Use a name of the WHATWG Encoding Standard.',
  ),
  leak_detected: code(
    500,
    'Leak detected',
    'The final check found a term that should have been removed, in part %s; no file was returned. Remove that part from the file, or save the file again in the current format of its program, and send it again.',
  ),
  not_implemented: code(501, 'Not implemented', 'This version cannot process files of this kind yet.'),
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
    'Processing stopped because of an internal fault. Nothing of the input was returned.',
  ),

  // HTTP: requests
  malformed_http: code(400, 'Malformed HTTP', 'The request is not valid HTTP/1.1.'),
  not_found: code(404, 'Not found', 'There is nothing at this address. /openapi.json lists all addresses.'),
  method_not_allowed: code(405, 'Method not allowed', 'This address answers to %s only.'),
  request_timeout: code(408, 'Request timeout', 'The request did not arrive completely in time.'),
  not_acceptable: code(406, 'Not acceptable', 'The answer is %s; the Accept header excludes it.'),
  expectation_failed: code(417, 'Expectation failed', 'Only Expect: 100-continue is supported.'),
  headers_too_large: code(431, 'Headers too large', 'The address or the headers are larger than 16 KiB.'),
  missing_content_type: code(415, 'Missing content type', 'Send Content-Type: %s.'),
  unsupported_media_type: code(415, 'Unsupported media type', 'This endpoint accepts %s.'),
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
    'The JSON body contains more than %s values, which no request needs.',
  ),
  duplicate_json_key: code(400, 'Duplicate JSON key', 'An object of the JSON body has the same key twice.'),
  invalid_utf8: code(
    400,
    'Invalid UTF-8',
    'The body is not valid UTF-8. Convert it, or send it as a file, whose encoding is detected.',
  ),
  unpaired_surrogate: code(
    422,
    'Unpaired surrogate',
    'A string of the body contains half of a surrogate pair (\\ud800 to \\udfff alone).',
  ),
  body_too_large: code(413, 'Body too large', 'The body is larger than the limit of %s bytes.'),
  text_too_long: code(413, 'Text too long', 'The text is longer than the limit of %s characters.'),
  text_too_long_for_detector: code(
    413,
    'Text too long for the detector',
    'The detector %s cannot finish a text of more than %s characters in the time that a text has.',
  ),
  validation_failed: code(
    422,
    'Validation failed',
    'The request does not match its documentation: %s All mistakes are in errors.',
  ),
  unknown_field: code(422, 'Unknown field', 'A form field is not documented; see errors.'),
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
  api_key_malformed: code(401, 'API key malformed', 'The key does not have the format of this service. Copy it again.'),
  api_key_unknown: code(401, 'API key unknown', 'The key is unknown.'),
  api_key_inactive: code(401, 'API key inactive', 'The key has been revoked or disabled.'),
  api_key_expired: code(403, 'API key expired', 'The key has expired. Create or rotate one.'),
  plan_inactive: code(403, 'Plan inactive', 'The plan of this key is not active.'),
  detector_not_in_plan: code(
    403,
    'Detector not in plan',
    "The plan of this key, or the key itself, does not include the detector '%s'. Omit the field, or use fast.",
  ),
  not_in_plan: code(403, 'Not in plan', 'The plan of this key, or the key itself, does not include this endpoint.'),
  request_limit_reached: code(429, 'Request limit reached', 'The key has reached its limit of %s requests per %s.'),
  token_limit_reached: code(
    429,
    'Token limit reached',
    'The key has %s tokens left this month, and this text needs %s. Nothing was charged.',
  ),
  concurrency_limit_reached: code(429, 'Concurrency limit reached', 'The key already has %s requests in progress.'),
  overloaded: code(503, 'Overloaded', 'The service is overloaded at the moment. Try again later.'),
  threads_unavailable: code(
    503,
    'Threads unavailable',
    'The threads for files and long texts could not start. The log contains the reason. Try again later.',
  ),
  shutting_down: code(503, 'Shutting down', 'The service is shutting down. Try again later.'),
  store_unavailable: code(503, 'Store unavailable', 'The store of keys cannot be reached. Try again later.'),
  internal_error: code(
    500,
    'Internal error',
    'The service failed. The log line with the request id describes the fault.',
  ),

  // HTTP: jobs
  job_has_no_result: code(
    409,
    'Job has no result',
    'The job is %s, so there is nothing to download. Its address shows its state and, if it failed, the reason.',
  ),
  job_key_unknown: code(
    501,
    'Key unknown to jobs',
    "Jobs are only done for keys of the service's own store, and this key is from another one. Send the file to a file endpoint.",
  ),
  job_limit_reached: code(
    429,
    'Job limit reached',
    'The key already has %s jobs that wait or run. Wait until one has finished, or cancel one.',
  ),
  job_storage_full: code(
    503,
    'Job storage full',
    'The files of all jobs use up the available storage. Download results and delete their jobs, or try again later.',
  ),
  idempotency_key_invalid: code(
    400,
    'Idempotency key invalid',
    'Send one Idempotency-Key header with 1 to %s visible ASCII characters, such as a UUID, or none.',
  ),
  idempotency_in_flight: code(
    409,
    'Request in flight',
    'A request with this Idempotency-Key is in progress. Try again after it has been answered.',
  ),
  idempotency_key_reused: code(
    422,
    'Idempotency key reused',
    'A different request was sent with this Idempotency-Key within 24 hours. Use a new key for a new request.',
  ),
  job_damaged: code(
    500,
    'Job damaged',
    'The stored data of this job was changed or is damaged, so it was not used. Send the file again.',
  ),

  // Administration of keys
  key_not_found: code(404, 'Key not found', "No key has this id. 'deidkit keys list' shows all ids."),
  key_ended: code(409, 'Key ended', 'The key has expired, or was revoked or rotated. Create a new one.'),
  unknown_plan: code(422, 'Unknown plan', 'There is no such plan. Known plans: %s.'),

  plan_not_activated: code(
    409,
    'Plan not activated',
    'No key can be created before a plan is activated. Activate a plan first.',
  ),
  plan_exists: code(409, 'Plan exists', 'A plan with this name exists already. Change that plan, or use another name.'),

  // Conversations
  part_unread: code(
    422,
    'Part unread',
    "The part %s holds no text, such as a picture, so nothing in it can be hidden. Leave it out, or set unread to 'drop'.",
  ),
  value_unreadable: code(
    422,
    'Value unreadable',
    'The value at %s %s. Give texts, messages, or data that JSON can hold.',
  ),
  conversation_too_large: code(
    413,
    'Conversation too large',
    'The memory of this conversation has more than %s bytes. Begin a new conversation, or in a program of your own set a higher maxBytes.',
  ),
  conversation_key_short: code(
    500,
    'Key too short',
    'The key of an exported conversation must have at least %s characters or bytes.',
  ),
  conversation_unreadable: code(
    422,
    'Memory unreadable',
    'This memory of a conversation cannot be read: it was made with another key, or has been changed. Begin a new conversation.',
  ),
  conversation_ended: code(
    422,
    'Memory ended',
    'This memory of a conversation has come to its end. Begin a new conversation.',
  ),
  conversation_outdated: code(
    422,
    'Memory outdated',
    'This memory of a conversation was made by another version or configuration, which replaces terms otherwise. Begin a new conversation.',
  ),

  // The dashboard
  csrf_failed: code(
    403,
    'Form refused',
    'This form did not come from a page of this dashboard, or the page was too old. Go back, reload the page, and send the form again.',
  ),
  role_insufficient: code(403, 'Role insufficient', 'Your role does not include this. Ask an owner.'),
  sign_in_throttled: code(
    429,
    'Too many attempts',
    'There were too many wrong passwords or codes for this name or from this network. Try again in %s minute(s).',
  ),
  invitation_invalid: code(
    422,
    'Code not valid',
    'This code is unknown, has been used, or has expired. Ask for a new one; the first code is shown on the terminal of the service, and by: deidkit welcome',
  ),
  email_taken: code(409, 'E-mail taken', 'An account with this e-mail address exists already. Sign in with it.'),
  last_owner: code(409, 'Last owner', 'This is the last owner. Make somebody else an owner first.'),

  // Command line and start
  setting_invalid: code(500, 'Setting invalid', 'The setting %s is not valid: %s.'),
  address_in_use: code(500, 'Address in use', 'Port %s is in use. Set %s to another one.'),
  path_unusable: code(500, 'Path unusable', 'The path given by %s cannot be used: %s.'),
  backup_invalid: code(422, 'Backup invalid', 'The backup was not used: %s.'),
  store_in_use: code(409, 'Store in use', 'A service or command is using the store. Stop all of them, then try again.'),
  output_exists: code(
    500,
    'Output exists',
    'The output file exists already. Remove it, or have it replaced: with --force, in code with the option overwrite.',
  ),
  record_invalid: code(422, 'Record invalid', '%s %s. Nothing from this record on was written.'),
  usage: code(500, 'Usage', '%s'),
} as const satisfies Record<string, ErrorCodeInfo>;

/** A stable code in snake_case. */
export type ErrorCode = keyof typeof ERROR_CODES;
