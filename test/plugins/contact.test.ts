import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import contact from '../../plugins/detectors/contact/index.js';
import { NumberingPlans } from '../../plugins/detectors/contact/numbering-plans.js';
import { testPlugin } from '../kit/index.js';

testPlugin(contact, {
  cases: {
    'contact/email': [
      {
        finds: [
          'write to [[anna.berg+news@mail.example.com]] now',
          "Ask [[o'brien@example.ie]], [[x_y%z@sub.example.co.uk]] or <[[ANNA@EXAMPLE.ORG]]>.",
          '"[["anna berg"@example.com]]" is quoted',
          'from [[jürgen.groß@müller-söhne.de]] and [[用户@例子.广告]]',
          'in puny code: [[anna@xn--mller-kva.example]]',
          'mailto:[[anna@example.com]]?subject=hi',
          "'[[anna@example.com]]' and *[[bert@example.com]]* in quotes",
          'email=[[anna@example.com]]&next=1',
          'She moved.Mail [[anna@example.com]].Please answer.',
          '发邮件到[[anna@example.com]]谢谢',
          'authors [[{anna,bert.c}@cs.example.edu]]',
          'bounced: [[bounce-12-anna=example.org@lists.example.net]]',
          'typed wrong: [[anna.berg@gmail.con]]',
          'E-mail: [[aberg@mercy]]. Correo electrónico: [[aberg@clinica]]',
          'torn apart: [[anna.berg@ example.com]]',
          'at home: [[anna@nas.local]], encoded [[anna%40example.com]]',
        ],
        ignores: [
          'a@b',
          'not an e-mail',
          'meet @noon',
          'icon@2x.png',
          'x = y@',
          '@example.com',
          'pkg@1.2.3',
          '___@example.com',
        ],
      },
      { level: 3, finds: ['by Notes: [[Anna_Berg@ACME]]'], ignores: ['rate@', 'set a@ b'] },
    ],
    'contact/split-email': {
      finds: [
        'reach [[t.weller @gmail.com]], [[t.weller@ yahoo .de]] or [[tom@gmail. com]]',
        'E-mail: [[tom.weller @ marsh-clinic. org]]',
        'Email address: [[tom. weller@marsh.co .uk]] Fax, e-mail: [[tom. weller@gmail.com]]',
      ],
      ignores: ['we met @ yahoo. Come along', 'see tom @ home. Then', 'E-mail: none. Com is off'],
    },
    'contact/obfuscated-email': [
      {
        level: 2,
        finds: [
          'mail [[t.weller @ example.com]] or [[tom_weller AT example DOT com]]',
          'use [[weller7 at example dot com]] please',
        ],
        ignores: ['she is anna @ example.com there', 'see v1.2 @ example.com', 'see you at anna dot com'],
      },
      {
        level: 3,
        finds: [
          'reach me: [[anna (at) example dot com]]',
          'reach me: [[anna.berg[at]example[dot]org]] or [[bert AT example DOT com]]',
          '[[anna (at) example.com]] / [[anna{at}mail.example{.}net]]',
          'mail [[anna dot berg at example dot co dot uk]] please',
          'schreib an [[anna (at) beispiel punkt de]]',
          'she is [[anna @ example.com]] there',
        ],
        ignores: [
          'meet me at noon',
          'he looked at example.com yesterday',
          'at the dot com office',
          'a (at) b',
          'point at dot',
        ],
      },
    ],
    'contact/phone': [
      {
        level: 1,
        finds: [
          'call [[+44 20 7946 0958]] or [[+1 415 555 0132]]',
          'call [[+41 (0)44 668 18 00]], [[(+49) 30 1234567]] or [[+ 34 912 345 678]]',
          'US: [[(415) 555-0132]], [[415-555-0132]], [[415.555.0132]], [[1-415-555-0132]]',
          'with extension [[345-899-3560x4587]] and [[(800) 901-3355 ext. 72]]',
          'abroad [[0044 20 7946 0958]], [[011 44 20 7946 0958]], [[001-518-640-0854]]',
          'full width [[＋１ ４１５ ５５５ ０１３２]]',
          'tel:[[+1-415-555-0132;ext=5]]',
          'gave # [[773-555-0188]] at the door',
          'at the end of a line: [[(415)\n555-0132]], [[415-555-\r\n0132]]; list: [[415-555-0132]]-\n2 calls',
        ],
        ignores: ['+1 is not enough', 'add 5 + 34 5678 9012', 'ticket #415555 0132'],
      },
      {
        finds: [
          'nationale Nummer [[030/1234567]] oder [[0171 2345678]]',
          'be [[0490 75 40 81]], fr [[01.84.17.61.18]], au [[(08) 8747 6301]], za [[082 490 1693]]',
          'hu [[(37) 788-063]], br [[(64) 3591-3246]], ru [[8 (495) 123-45-67]], cn [[138-1234-5678]]',
          'it was [[415 555 0132]] 3 times',
          'sa fille ([[01.84.17.61.18]]) vient',
          'room 5 [[415-555-0132]] today',
          'Hi call[[415-555-0132]]forme',
          '我的电话号码是[[+86 138 1234 5678]]好',
          '+1 of these: [[+999 1234567890]]',
        ],
        ignores: [
          'on 3/10/1984, 03/27/2011, 31.12.2011 and 2012-01-02 08:00',
          'on 01.02.2012 10:30 or 2014-04-12 04:04 PM',
          'ISBN 978-3-16-148410-0, ISBN 0-306-40615-2',
          'ip 192.168.100.100, version 10.0.19041.1',
          'paid $415 555 0132 and 1,250,000.00 EUR',
          'SSN 012-34-5678, drug 0002-8215-01',
          'Smith (2012) 345-352',
          'sum 650+253+1234',
          'open 0800-1630, in 1998-2004, blood pressure 120/80',
          'values 120 130 140 98 and 12 7/8',
          'code 415-555-0132-99-1',
        ],
      },
    ],
    'contact/phone-local': [
      {
        level: 1,
        finds: ['Tel [[01632 960112]] Fax [[01632 960113]]', 'Telefon: [[089 1234568]]', 'Tél. [[01 42 68 53 01]]'],
        ignores: ['phone 01632', 'Fax 01.02.2024', 'in a tel 0800-1630'],
      },
      {
        finds: [
          'disponible pelo [[217 900 791]] ou',
          'gestor, en el [[91 555 01 44]].',
          'er informeret på [[40 12 34 57]].',
          'seine Chefin (Frau Jansen, [[0421/3345-68]]) hab',
          '(Tiziana Corrani, [[338 1234568]]).',
          'avisos: yuli@correo.example / [[622 04 55 82]].',
          'Teléfono: [[985 23 41 88]] / [[654 321 988]]',
          'Sekretariat, Durchwahl -[[34016]], bitte',
          'Telm.: [[914 556 703]]',

          'CSR Latrice [[x5512]]',
          'Recados: [[(0xx11) 3456-7890]], ou [[011xx5481429712]]',
          'Stavros covers (ext [[4417]])',
          'Bizum al [[655 441 709]].',
          'Dr Lindgren (pgr [[0417]])',
          'Phone:\n[[60-56-85-91]]',
          'Tel. [[450 0840]]',
          'mobile [[78 651 450]], fax [[434 14 557]]',
          'call me at [[5551234567]] or text [[4155550132 x 12]]',
          'Dr. Lind (pager [[4417]]), ext. [[221]], ortho (Lind, [[x7731]]), Durchwahl [[4821]], phone ends in [[0188]], phone on file ends [[0171]]',
          'Tlm. [[912 345 678]]',
          'Dial [[1-800-FLOWERS]] or [[800-GET-HELP]]',
          'they do not answer my calls to [[374 780 163]]',
        ],
        ignores: [
          'phone=1 HTTP/1.1" 200 5316 "x"',
          'call it with a text of 1000000 characters',
          'the bare 5551234567 could be anything',
          'amount 374 780 163',
          '## 0.11.6 (2017-10-16), call 5675473fcb',
          'an extension of 2019, the number ends here, poste 12',
          'enlarged x2000 times, x4000 (x2)',
          'MRN 5551234 on phone call',
          'an 800-calorie diet, 800 Tablets',
          'call between 0800-1630',
          'called on 2024-03-14 at 10:30',
        ],
      },
      {
        level: 3,
        finds: [
          'numbers [[5551234]] and [[450 0840]]',
          'odd [[0 3   3 3 1   6 0 0 5]]',
          'odd [[1650 x 253 - 1234]]',
          'odd [[800 417 2 993x4417]]',
        ],
        ignores: [
          'from 1998-2004 and 1710 - 1774',
          'cut 3 4x5 or 10 20x30',
          'worth 1 850 000 or 4.650.000',
          'born 16/018/1961, paragraph 1299/2006',
          'slope 0.1171 (0.0022)',
          'Calle Mayor 90. 46017 Valencia',
          'server 192.168.100.100',
        ],
      },
    ],
  },
});

describe('plugin contact, addresses without a name', () => {
  it('finds a mailbox at an address literal', async () => {
    await using engine = await Engine.create({ plugins: [contact] });
    const [found] = engine.analyze('send to root@[192.0.2.1] now').findings;
    expect(found).to.include({ start: 8, end: 24, type: 'EMAIL_ADDRESS' });
  });
});

describe('plugin contact, regions', () => {
  it('knows national numbers of the regions asked for only', async () => {
    const scores = async (regions?: readonly string[]): Promise<number> => {
      const options = regions === undefined ? {} : { regions };
      await using engine = await Engine.create({ plugins: [{ plugin: contact, options }] });
      return engine.analyze('see 0490 75 40 81').findings.length;
    };
    expect(await scores()).to.equal(1);
    expect(await scores(['BE'])).to.equal(1);
    expect(await scores(['US'])).to.equal(0);
  });

  it('refuses a region that does not exist', async () => {
    const made = Engine.create({ plugins: [{ plugin: contact, options: { regions: ['XX'] } }] });
    const error = await made.then(
      () => undefined,
      (e: unknown) => e,
    );
    expect(error).to.have.property('code', 'plugin_options_invalid');
  });
});

describe('numbering plans', () => {
  const plans = new NumberingPlans(['GB', 'FR']);

  it('know the lengths of international numbers of every country', () => {
    for (const digits of ['442079460958', '14155550132', '4930123456', '6591234567'])
      expect(plans.isInternational(digits), digits).to.equal(true);
    for (const digits of ['141555501', '999123456789', '4420', ''])
      expect(plans.isInternational(digits), digits).to.equal(false);
  });

  it('know national numbers with and without trunk prefix', () => {
    for (const digits of ['02079460958', '2079460958', '0184176118', '184176118'])
      expect(plans.isNational(digits), digits).to.equal(true);
    for (const digits of ['4155550132', '0001234567']) expect(plans.isNational(digits), digits).to.equal(false);
  });
});
