import { expect } from 'chai';
import { Engine } from '../../core/index.js';
import secrets from '../../plugins/detectors/secrets/index.js';
import { testPlugin } from '../kit/index.js';

/** Keys are put together here, so that no scanner of secrets takes the test for a leak. */
const filled = (prefix: string, length: number, alphabet = 'a1B2c3D4e5F6g7H8'): string =>
  prefix + alphabet.repeat(Math.ceil(length / alphabet.length)).slice(0, length);
const marked = (value: string): string => `[[${value}]]`;
const HEX = '0a1b2c3d4e5f6789';
const JWT = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0', filled('', 43)].join('.');
const JWE = ['eyJhbGciOiJkaXIifQ', '', filled('', 16), filled('', 40), filled('', 22)].join('.');

const KEYS = [
  filled('AKIA', 16, 'QWERTYUIOP234567'),
  filled('ghp_', 36),
  filled('github_pat_', 40),
  filled('glpat-', 20),
  filled('xoxb-', 24, '1234567890-'),
  filled('sk_live_', 24),
  filled('AIza', 35),
  filled('sk-proj-', 48),
  filled('sk-ant-api03-', 95),
  filled('npm_', 36),
  filled('pypi-', 60),
  `${filled('SG.', 22)}.${filled('', 43)}`,
  filled('SK', 32, HEX),
  filled('key-', 32, HEX),
  filled('hf_', 34),
  filled('dop_v1_', 64, HEX),
  filled('shpat_', 32, HEX),
  filled('deid_live_', 32),
  `123456789:${filled('AA', 33)}`,
];

testPlugin(secrets, {
  cases: {
    'secrets/api-key': {
      level: 1,
      finds: [
        ...KEYS.map((key) => `use ${marked(key)} here`),
        `Authorization: Bearer ${marked(filled('', 40))}`,
        'licence key [[VK7AG-NPATM-C9AJM-9MAGT-3VA6T]]',
        `post to https://hooks.slack.com/services/${marked('T00000000/B00000000/X1X2X3X4X5X6X7X8')}`,
      ],
      ignores: [
        'AKIA is a prefix, sk-learn a library, ghp_short too',
        'the bearer of this letter, Bearer of good news and gifts',
        filled('', 40, HEX),
      ],
    },
    'secrets/azure-secret': {
      level: 1,
      finds: [
        `secret ${marked(filled('Ab38Q~', 34))} of the app`,
        `value=${marked(filled('.Yz8Q~', 31))}`,
        `"${marked(filled('~_a1Q~', 33))}"`,
      ],
      ignores: ['see FAQ~1 and Q~ there', filled('Ab38Q~', 20), `x${filled('Ab38Q~', 34)}`, filled('Ab38Q~', 60)],
    },
    'secrets/jwt': {
      level: 1,
      finds: [`token ${marked(JWT)}.`, `long ${marked(`${JWT}.${filled('', 5000)}`)} end`, `jwe ${marked(JWE)}`],
      ignores: ['eyJust.kidding', 'eyJhbGciOiJIUzI1NiJ9', `x${JWT}`],
    },
    'secrets/assignment': {
      finds: [
        'user heron  pw: [[Gr33nHeron!88]]',
        'p/w: [[s3cret99x]]',
        'Password: [[hunter2!]]',
        'password=[[Tr0ub4dor3]]&user=anna',
        'DB_PASSWORD=[[correct-horse]] next',
        '"password": "[[my secret pass phrase]]",',
        "passwd = '[[s3cr3t]]';",
        `API key: ${marked(filled('', 32, HEX))}`,
        `"client_secret": "${marked(filled('', 24))}"`,
        `export GITHUB_TOKEN=${marked(filled('', 30))}`,
        `x-api-key: ${marked(filled('', 24))}`,
        `{ apiKey => "${marked(filled('', 24))}" }`,
        'Kennwort: [[geheim99]], PIN: [[4711]]',
        'Senha: [[segredo99]] e contraseña = [[secreto99]]',
        'пароль: [[Zaq12wsx]]',
        '密码：[[abc12345]]',
        'the passphrase: [[blue]].',
      ],
      ignores: [
        'the raw: 12345',
        'password: required',
        'Password: ********',
        'your password: please choose one with care',
        'password = process.env.DB_PASSWORD',
        'password=$DB_PASSWORD token={{ token }}',
        'if (password == other) and password != x',
        'token: 12, tokens: 512345678, key: value',
        'secret: the treasure lies there',
        'std::password::hash',
        'PIN: see above',
        'api_key = get_key()',
      ],
    },
    'secrets/password': {
      finds: [
        'The PIN for the portal is [[4471]].',
        'Mom calls, password "[[bluebird]]" ok',
        'temp pw [[Autumn-Heron-42]] texted, new password [[Kestrel7x]]',
        'the password for the portal ([[Qv0rsen!77]]).',
        'Key safe code [[1949]]',
        "IDENTIFIED BY '[[S3cr3t!w]]'",
        'my password is [[hunter2]].',
        'user wlo, temp pw [[Hx7!maple22]].',
        'The password for anna was changed to "[[Summer-2024!]]"',
        'mysql --password=[[s3cr3t]] -u root',
        'Das Passwort lautet [[geheim99]]',
        'Zoom call, passcode [[553201]]',
        'reset pw to [[Winter#2024]], locker combo [[12-34-08]], secret answer "[[Biscuit]]", memorable word "[[pelican]]"',
        'clave de firma: [[rQ7!mm2]], sleutelkluis code [[4471]]',
        'Classroom code [[xk4p7qz]], wifi CafeNet / [[Sommer2024!]]',
        'the gate code is [[4471]], lockbox code: [[8812]]',
        'Zugangscode [[4821]], code d’accès : [[4821]], PIN [[4471]]',
        `Authorization: Basic ${marked(filled('', 24))}`,
        `headers { authorization: ['Basic ${marked(Buffer.from('anna:secret').toString('base64'))}'] }`,
        `hash ${marked(filled(`$2b$${'12$'}`, 53))}`,
      ],
      ignores: [
        'the word "password" and a password "must be long enough"',
        'the password is required',
        'a password was sent',
        'password is wrong.',
        'Basic metabolic panel',
        'Basic research, basic Auswertungen, Basic YWJjZGVmZ2g=',
        'cost $2 $12',
        'a combo of 12 and 34, the invite code expired, wifi / ethernet',
        'PIN 12, pin 1000, the access code of 2019, passcode required',
        '--password $PASS',
      ],
    },
    'secrets/handed-over': {
      finds: [
        'Memorable word [[Pumpkin]]. Thanks',
        'the webhook secret is [[whsec_9Qx2]] now',
        'Authorization: Bearer [[ab12cd34ef]]',
      ],
      ignores: ['The memorable word must be unique.', 'Authorization: Bearer <token>'],
    },
    'secrets/announced': {
      finds: [
        'The password for the tenant portal is [[Marsh-Wren-61]], ok?',
        "the pw changed, it's now [[0ct4gon!Lamp]]",
        'Das Passwort für den Drucker lautet [[Walnuss-88-Kern]].',
        'Le code du portail est [[K7731]]. Kennwort [[Fichte1988]]',
        'La contraseña del wifi: [[Olivo_2207]]',
        'the gate code for the yard is [[6613#]]. Alarm: [[5528]]',
        'passphrase is [[velvet harbour 42 comet]].',
        'Seed phrase: [[ladder copper mango drift violin hollow saddle crisp lantern echo bundle frost]]',
      ],
      ignores: [
        'The password for the portal is required and was set to expire',
        'the passphrase is not the same as the one you have',
        'Alarm: 4031 units were shipped. Gate: 22',
        'the code of conduct for staff is 2019-04',
        'the password Module',
      ],
    },
    'secrets/private-key': {
      level: 1,
      finds: [
        `key:\n[[-----BEGIN ${'RSA PRIVATE'} KEY-----\nMIIEpAIBAAKCAQEA\nabc+/=\n-----END ${'RSA PRIVATE'} KEY-----]]\nend`,
        `[[-----BEGIN ${'PGP PRIVATE'} KEY BLOCK-----\nVersion: 1\n\nlQOYBF\n=abcd\n-----END ${'PGP PRIVATE'} KEY BLOCK-----]]`,
        `cut off\n[[-----BEGIN ${'OPENSSH PRIVATE'} KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\nAAAAB3NzaC1]]\n\nThe end.`,
      ],
      ignores: [
        '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
        '-----BEGIN PUBLIC KEY-----',
        'a private key',
      ],
    },
    'secrets/connection-string': {
      level: 1,
      finds: [
        'at [[postgres://anna:s3cr3t@db.example.com:5432/ward?x=1]] now',
        '[[mongodb+srv://u:p@cluster0.example.net/db]]',
        '"[[redis://:pw@cache:6379/0]]"',
        '[[https://anna:pw@example.com/x]]',
        '[[Server=db.example.com;Database=ward;User Id=anna;Password=s3cr3t;]]',
        `[[DefaultEndpointsProtocol=https;AccountName=x;AccountKey=${filled('', 86)}==;EndpointSuffix=example.net]]`,
        '[[jdbc:mysql://db.example.com/ward?user=anna&password=s3cr3t]]',
      ],
      ignores: [
        'postgres://db.example.com/ward',
        'https://example.com/a:b@c',
        'Server=db;Database=ward',
        'at host: port',
      ],
    },
  },
});

describe('plugin secrets, hostile texts', () => {
  it('covers both of two keys if the first is cut off', async () => {
    await using engine = await Engine.create({ plugins: [secrets] });
    const begin = `-----BEGIN ${'PRIVATE'} KEY-----\nMIIE\n`;
    const found = engine.analyze(`${begin}${begin}-----END ${'PRIVATE'} KEY-----`).findings;
    expect(found.map((f) => f.type)).to.deep.equal(['PRIVATE_KEY', 'PRIVATE_KEY']);
  });
});
