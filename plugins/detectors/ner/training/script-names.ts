// Names in scripts other than Latin: lists of npm packages, of this folder, and where given of natasha (PyPI, MIT).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../../../plugins/detectors/ner/training/', import.meta.url);
const installed = createRequire(new URL('lists/package.json', FOLDER));

/** Names of one sex; where a language does not tell them apart both hold the same. */
interface NamesOfSex {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  /** Patronymics. */
  readonly middle: readonly string[];
}

/** Names of people and towns as one language writes them in its own script. */
export interface ScriptNames {
  readonly male: NamesOfSex;
  readonly female: NamesOfSex;
  readonly places: readonly string[];
  /** A part of a name (`first`, `middle`, `last`) in a grammatical case, by the rules of petrovich (MIT). */
  inflect(name: string, sex: 'male' | 'female', part: string, to: string): string;
}

const child = (value: unknown, key: string): unknown =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? Reflect.get(value, key) : undefined;

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

function inflect(name: string, sex: string, part: string, to: string): string {
  const rules: unknown = child(child(installed('petrovich'), sex), part);
  const rule = child(rules, to);
  const made: unknown = typeof rule === 'function' ? Reflect.apply(rule, rules, [name]) : name;
  return typeof made === 'string' ? made : name;
}

const FEMALE_SURNAME = /(?:ова|ева|ёва|ина|ына|ая)$/u;
const capitalised = (name: string): string => name.replace(/(^|-)\p{L}/gu, (first) => first.toUpperCase());

/** @param natasha folder with `first.txt` and `last.txt` of the PyPI package natasha, which hold foreign names as Russian spells them; faker's alone without it. */
export async function readScriptNames(code: 'ru' | 'zh', natasha?: string): Promise<ScriptNames> {
  const faker: unknown = await import(installed.resolve('@faker-js/faker'));
  const person = (locale: string, key: string): unknown =>
    child(child(child(child(faker, 'allLocales'), locale), 'person'), key);
  const places = linesOf(fileURLToPath(new URL(`templates/languages/${code}-places.txt`, FOLDER)));
  if (code === 'zh') {
    const both = (key: string): string[] => ['zh_CN', 'zh_TW'].flatMap((locale) => strings(person(locale, key)));
    const names = { given: both('first_name'), surnames: both('last_name'), middle: [''] };
    return { male: names, female: names, places, inflect };
  }
  const more = (file: string): string[] => (natasha === undefined ? [] : linesOf(join(natasha, file)).map(capitalised));
  const surnames = more('last.txt');
  const ofSex = (sex: 'male' | 'female'): NamesOfSex => ({
    given: strings(child(person('ru', 'first_name'), sex)),
    surnames: [
      ...strings(child(person('ru', 'last_name'), sex)),
      ...surnames.filter((name) => name.length > 3 && FEMALE_SURNAME.test(name) === (sex === 'female')),
    ],
    middle: strings(child(person('ru', 'middle_name'), sex)),
  });
  const foreign = more('first.txt').filter((name) => name.length > 2);
  const female = ofSex('female');
  const male = ofSex('male');
  return {
    male: { ...male, given: [...male.given, ...male.given, ...foreign.filter((name) => !/[аяь]$/u.test(name))] },
    female: { ...female, given: [...female.given, ...female.given, ...foreign.filter((name) => /[ая]$/u.test(name))] },
    places,
    inflect,
  };
}
