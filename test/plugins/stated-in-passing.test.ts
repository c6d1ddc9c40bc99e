import { expect } from 'chai';
import { analyzedTexts } from './support/analyzed-texts.js';

const FOUND: readonly (readonly [text: string, found: string])[] = [
  ['At 36, he was told of it.', 'AGE 36'],
  ['At 71 her memory began to fail.', 'AGE 71'],
  ['Mein Vater wird im Mai 80.', 'AGE 80'],
  ["She'll be 19 in June, I think.", 'AGE 19'],
  ['I (f, 26) moved in with him (31, m).', 'AGE 26'],
  ['I (f, 26) moved in with him (31, m).', 'AGE 31'],
  ['A man of about sixty, in a grey coat.', 'AGE sixty'],
  ['Das neue Kennwort für das WLAN im Wartezimmer lautet Sonnenblume2024!', 'PASSWORD Sonnenblume2024'],
  ["the door code hasn't changed, still C1978Y", 'PASSWORD C1978Y'],
  ['user kmarsh7 / pass Harbour!2291 for the box', 'PASSWORD Harbour!2291'],
  ['^8f21ac3 (sorenk 2024-02-11 10:22:01 +0100 14) return x;', 'USERNAME sorenk'],
  ['[commit]\nauthor = gwhite\n', 'USERNAME gwhite'],
  ['my handle on github is octo-lena', 'USERNAME octo-lena'],
  ['identifiant mlefevre3', 'USERNAME mlefevre3'],
  ['Changed by: JDOE4', 'USERNAME JDOE4'],
  ['id,login,role\n4418,kmarsh7,admin\n4419,tbrennan,editor', 'USERNAME tbrennan'],
  ['Kd-Nr;Konto;Alter\n44188;448221900;54\n44189;448221901;33', 'AGE 33'],
];
const NOT_FOUND: readonly string[] = [
  'At 40, the sensor is too hot.',
  'The driver wird im Mai 80 Seiten lang.',
  'author = null',
  'Un sedimento con 35 hematíes/campo.',
  'after many (8M) messages of the (12 m) cable',
  'Region;Age;Share\nNorth;54;12\nSouth;33;14',
  'The policy for the use of a password in the office is 12 pages long.',
];

describe('ages, secrets and logins said in passing', () => {
  const { found } = analyzedTexts();

  for (const [text, one] of FOUND)
    it(text.replaceAll('\n', ' / '), () => {
      expect(found(text).join('\n')).to.include(one);
    });
  for (const text of NOT_FOUND)
    it(`nothing in: ${text.replaceAll('\n', ' / ')}`, () => {
      expect(found(text).filter((one) => /^(?:AGE|USERNAME|PASSWORD)/.test(one))).to.deep.equal([]);
    });
});
