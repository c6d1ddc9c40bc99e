import { expect } from 'chai';
import { createEngine, type Engine } from '../../lib/index.js';

describe('logins in tickets, logs, posts and chats', () => {
  let engine: Engine;
  before(async () => {
    engine = await createEngine();
  });
  after(() => engine.close());

  const logins = (text: string): string[] =>
    engine.analyze(text, { level: 2, entities: ['USERNAME'] }).findings.map((one) => text.slice(one.start, one.end));

  for (const [about, text, expected] of [
    [
      'fields of a ticket',
      'Reporter: qdelmar\nWatchers: rtuohy, bvlasic\nOwner: nobody\n',
      ['qdelmar', 'rtuohy', 'bvlasic'],
    ],
    ['fields of a German ticket', 'Gemeldet von: uklimke\nLetzte Änderung: sposch07\n', ['uklimke', 'sposch07']],
    ['who did it on a day', 'Kommentar von tdrews am 4. Mai: erledigt', ['tdrews']],
    ['initial and surname', 'The page was last edited by pcarter.', ['pcarter']],
    ['an address behind it', '2 failed attempts for ewilmot from 198.51.100.9', ['ewilmot']],
    ['a post', '> hal_mudd9 wrote:\n> see above', ['hal_mudd9']],
    ['an assignment in German', 'Anmeldung ok, Benutzer=rvoges, Rechner=4', ['rvoges']],
    [
      'a chat without times',
      'lark_mo: anyone still using the old printer?\nbrin_dle: no it is gone since may\nlark_mo: oh well then never mind\nbrin_dle: ask in the office maybe',
      ['lark_mo', 'brin_dle', 'lark_mo', 'brin_dle'],
    ],
    ['one line of a chat in another language', '[09:40] nele_w: wir treffen uns um acht\n', ['nele_w']],
    ['a nick in angle brackets', '<pantera_9> trabajo los lunes por la tarde\n', ['pantera_9']],
    ['who did what in a channel', '11:20 - jfarkas added tbrandl\n', ['jfarkas', 'tbrandl']],
    ['who came into a channel', 'brindlow joined the channel\n', ['brindlow']],
    ['who acts in a channel', '[11:20] * dvorsky is away\n', ['dvorsky']],
    ['an initial and a surname that no list has', 'Ticket reopened; closed by hvoskamp.', ['hvoskamp']],
    ['a field of a form in another language', 'Utilizador: mquadros   Idade: 30\n', ['mquadros']],
    ['words behind who did it', 'closed by default, deployed by nginx, signed by proxy\n', []],
    ['lines of a list', '* service is running\n* worker joined the pool\n', []],
    ['steps of a log', '[10:02:11] step_2: ok\n[10:02:12] build_1: 44 files\n', []],
    ['a field of a form without a value', 'User: required   Level: two\n', []],
    ['settings', 'max_age: 3600\nuser_agent: curl\nmax_age: 60\nlog_level: info\n', []],
    ['keys in lower case', 'owner: platform\nauthor: automation\n', []],
  ] as const)
    it(`are found: ${about}`, () => {
      expect(logins(text)).to.deep.equal(expected);
    });
});
