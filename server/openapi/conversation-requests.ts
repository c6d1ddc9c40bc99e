import { KEY_RULES } from '../../core/hosting.js';
import type { ParameterName } from './parameters.js';
import { DETECTION, requestOf } from './requests.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Longest exported memory of a conversation that a request may hold, in characters. */
export const MEMORY_CHARS = 512 * 1024;
/** Largest memory before it is encrypted, in bytes. */
export const MEMORY_BYTES = 256 * 1024;
const DAY = 86_400;
/** Longest life of a memory, in seconds. */
const MAX_TTL = 30 * DAY;

const NOT_HERE: Schema = { type: 'null', description: 'Not in conversations, whose terms must come back.' };
const OTHER_CONTENT: Schema = { type: 'null', description: 'Only in place of what this request is about.' };

const CONTENTS = ['text', 'texts', 'json', 'messages'] as const;
type Content = (typeof CONTENTS)[number];

/** Fields that say how a conversation is read; they stand in its memory, and cannot be given beside one. */
export const CONVERSATION_SETTINGS = [
  ...DETECTION,
  'compliance_mode',
  'seed',
] as const satisfies readonly ParameterName[];

const JSON_CONTENT: Schema = {
  type: ['object', 'array'],
  description:
    'An object or an array. Strings, numbers and the names of fields are searched; the rest stays as it is written.',
};
const MESSAGES: Schema = {
  type: ['array', 'object'],
  description:
    'Messages of OpenAI (chat and Responses), Anthropic or the AI SDK, or a whole request with them: texts, parts, calls of tools and their results. What says how they are sent stays.',
};

const MEMORY: Schema = {
  type: 'string',
  maxLength: MEMORY_CHARS,
  description:
    'What the last answer of this conversation gave: encrypted, readable only with the API key that got it and its successors, and kept nowhere else.',
};

const KEYS: Schema = {
  type: ['string', 'null'],
  enum: [...KEY_RULES, null],
  description:
    'Identifiers in the names of fields are replaced (`replace`, the default), refused, or left and reported among the findings with `in_key`.',
};

const ofHide: Readonly<Record<string, Schema>> = {
  memory: {
    ...MEMORY,
    type: ['string', 'null'],
    description: `${MEMORY.description} Without it a conversation begins.`,
  },
  unread: {
    type: ['string', 'null'],
    enum: ['throw', 'drop', null],
    description: 'Parts that hold no text, such as pictures, are refused (`throw`, the default), or left out.',
  },
  gender: {
    type: ['boolean', 'null'],
    description:
      'Labels of persons show the gender that a title or given name shows, for translation: `[PERSON_1:f]`. Default false.',
  },
  ttl: {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: MAX_TTL,
    description: 'How long a memory can be used after the answer that gave it, in seconds. Default 86400: a day.',
  },
};

const texts = (named: Schema): Schema => ({ ...named, description: 'Several texts in place of `text`, in order.' });

/** The schema of a body about one kind of content. */
function bodyAbout(known: Vocabulary, content: Content, own: Readonly<Record<string, Schema>>): Schema {
  const isHide = own === ofHide;
  const all = requestOf(known, { required: [], optional: isHide ? CONVERSATION_SETTINGS : [] });
  const { text = {}, texts: list = {} } =
    requestOf(known, { required: ['text', 'texts'], optional: [] }).properties ?? {};
  const contents: Readonly<Record<Content, Schema>> = {
    text: { ...text, description: 'A text. Where it is JSON, it stays valid JSON.' },
    texts: texts(list),
    json: JSON_CONTENT,
    messages: MESSAGES,
  };
  const others = Object.fromEntries(CONTENTS.map((name) => [name, name === content ? contents[name] : OTHER_CONTENT]));
  const refused = {
    masking_type: NOT_HERE,
    consistency_key: NOT_HERE,
    keys: isHide && content === 'json' ? KEYS : NOT_HERE,
  };
  const required = isHide ? [content] : [content, 'memory'];
  return { ...all, properties: { ...all.properties, ...refused, ...others, ...own }, required };
}

const NAMES: Readonly<Record<Content, string>> = { text: '', texts: 'Texts', json: 'Json', messages: 'Messages' };

/** The schemas of what a conversation hides or restores, by the kind of content, the one for a text first. */
export const conversationRequests = (known: Vocabulary) => ({
  hide: byContent((content) => bodyAbout(known, content, ofHide)),
  restore: byContent((content) => bodyAbout(known, content, { memory: MEMORY })),
});

const byContent = (make: (content: Content) => Schema): Readonly<Record<Content, Schema>> => ({
  text: make('text'),
  texts: make('texts'),
  json: make('json'),
  messages: make('messages'),
});

/** The same schemas by their names in the document: `HideRequest`, `HideRequestTexts`. */
export function namedConversationRequests(known: Vocabulary): Readonly<Record<string, Schema>> {
  const { hide, restore } = conversationRequests(known);
  return Object.fromEntries(
    CONTENTS.flatMap((content) => [
      [`HideRequest${NAMES[content]}`, hide[content]],
      [`RestoreRequest${NAMES[content]}`, restore[content]],
    ]),
  );
}

/** What a body is about; a text if it says nothing. */
export const contentOfBody = (body: unknown): Content =>
  CONTENTS.find(
    (name) => typeof body === 'object' && body !== null && name in body && Reflect.get(body, name) !== null,
  ) ?? 'text';

/** References to the schemas of an operation, the one for a text first. */
export const conversationBodies = (name: 'Hide' | 'Restore') => {
  const [schema = {}, ...others] = CONTENTS.map(
    (content): Schema => ({ $ref: `#/components/schemas/${name}Request${NAMES[content]}` }),
  );
  return { schema, others };
};
