import { definePlugin } from '../../core/index.js';
import online from '../../plugins/online/index.js';
import { testPlugin } from '../kit/index.js';

const names = definePlugin({
  name: 'names-for-test',
  description: 'Finds the names that these tests use.',
  register: (registry) =>
    registry.recognizer({
      name: 'names-for-test/name',
      types: ['PERSON'],
      recognize: ({ view }) =>
        Array.from(view.matchAll(/\b(?:Dmitri Volkov|Anna Berg)\b/g), ({ 0: name, index }) => ({
          type: 'PERSON',
          start: index,
          end: index + name.length,
          score: 0.9,
        })),
    }),
});

testPlugin(online, {
  beside: [names],
  cases: {
    'online/url': [
      {
        level: 1,
        finds: [
          'see [[https://example.com/a?b=c&d=%20#e]], please.',
          '([[http://www.example.org:8080/x_(y)]]) and <[[ftp://files.example.net]]>',
          'read "[[https://example.com/path/]]"!',
          'IDN [[https://müller.example/straße]] and [[http://xn--mller-kva.example]]',
          '[[https://anna:pw@example.com/]] holds a user',
          'at [[www.example.com]], or [[WWW.EXAMPLE.CO.UK/Page]]',
          '[[http://localhost:3000/]]',
          '看[[https://example.com/中文]]。',
          'markdown [text]([[https://example.com/a]])',
        ],
        ignores: ['http://example', 'http:// nothing', 'std::cout << x', '1 :// 2', 'www.example'],
      },
      {
        finds: [
          'visit [[example.com]] or [[shop.example.co.uk]].',
          'the page [[example.org/a/b?c=1]],',
          'host [[a.b.example.com:8443/x]]',
          'bare [[müller.de]] and [[例子.中国]]',
          'sure: [[WWW2.example.com]].Then',
          'intranet: [[http://wiki/page?user=anna]]',
          'a machine [[DOMAIN_NAME|db01.corp.internal]]',
        ],
        ignores: [
          'he felt fine.No pain.It hurt',
          'e.g. this, i.e. that, t.i.d. and q.h.s., a.m. or p.o.',
          'open main.rs, app.py, README.md and node.js',
          'call foo.is(x), obj.name and my_app.info',
          'take 0.5.ml of 3.14 and version 1.2.3',
          'anna.berg@example.com',
          'src/app.com.txt',
        ],
      },
      {
        level: 3,
        finds: ['see [[example.it]] and [[clinic.health]]'],
        ignores: ['fine.No pain', 'etc.The end', 'ask http://example now'],
      },
    ],
    'online/domain-name': {
      finds: [
        'domain: [[example.com]]',
        'hostname=[[srv-01.example.net]]',
        '"host": "[[db.example.org]]"',
        'Computer name: [[WARD3-PC07]]',
        'their laptop hostnames are [[LT-ALEE-01]] and [[DESKTOP-4F7QK2]]',
      ],
      ignores: [
        'the domain is large',
        'host: anna',
        'server: error 500',
        'the host is kind',
        'a PC-12 aircraft, LT-ALEE-01',
      ],
    },
    'online/ip-address': [
      {
        level: 1,
        finds: [
          'from [[192.0.2.1]], port open at [[198.51.100.7]]:443.',
          'net [[10.0.0.0/8]] and [[2001:db8::/32]]',
          'v6 [[2001:db8:85a3:8d3:1319:8a2e:370:7348]], [[2001:DB8::8A2E:370:7334]]',
          '[[::1]] and [[fe80::1%eth0]] and ([[::ffff:192.0.2.1]])',
          'mapped [[64:ff9b::192.0.2.33]] and [[0:0:0:0:0:FFFF:129.144.52.38]]',
          'url-like user@[[192.0.2.1]]',
          'zeros [[192.000.002.001]]',
        ],
        ignores: [
          '256.1.1.1 and 192.0.2.256',
          '192.0.2 and 1.2.3',
          'at 12:34:56, ratio 1:2:3:4',
          'std::cout, Foo::bar, dead::beef',
          '2001::db8::1, 12345:db8::1, 2001:db8::1x',
          'mac aa:bb:cc:dd:ee:ff',
          'version 1.2.3.4',
        ],
      },
      {
        level: 3,
        finds: ['listen on [[::]]', 'firmware [[1.2.3.4]]', 'path [[192.0.2.1]].5'],
        ignores: ['oid 1.3.6.1.4', 'Foo::Bar::'],
      },
    ],
    'online/mac-address': {
      level: 1,
      finds: [
        '[[00:1A:2B:3C:4D:5E]] / [[0a-23-f5-67-89-ac]]',
        'cisco [[0012.3456.789a]]',
        'EUI [[00:1A:2B:FF:FE:3C:4D:5E]]',
        'MAC: [[001A2B3C4D5E]]',
      ],
      ignores: [
        '00:1A:2B:3C:4D',
        'ff:ff:ff:ff:ff:ff',
        '00:00:00:00:00:00',
        '10:2F:33-AC-29-C3',
        '1234.5678.9012',
        '10:20:30',
      ],
    },
    'online/username': [
      {
        finds: [
          'thanks [[@anna_berg]]!',
          'username: [[anna.berg7]]',
          '"user_name": "[[aberg]]"',
          'login: [[aberg01]], user=[[aberg]]',
          'Skype: [[anna.berg]], twitter [[@aberg]]',
          'in /home/[[aberg]]/notes and C:\\Users\\[[aberg]]\\x',
          'User ID is [[ab12345]]',
          'login failed for [[aberg]] from 192.0.2.7',
          'sshd[22]: Accepted publickey for [[tomaszk]] from 2001:db8::1 port 51022 ssh2',
          'Failed password for invalid user [[tomaszk]] from 192.0.2.7 port 22',
          'session opened for user [[mkovac]] by (uid=0)',
          'groups=1000([[mkovac]]) and ssh -i key.pem [[mkovac]]@web-03',
          'User [[mkovac]] logged in. Password changed for [[mkovacs]]',
          'MyChart: [[jberg_ruiz88]], my snap is [[sarak_2007]]',
          "what's ur snap\nme: [[sarak_2007]].",
          'venmo me at [[@anna-berg-4]]',
          'logname=[[aberg]] ruser=[[aberg]], acct="[[jberg42]]", {"actor":"[[lfischer]]"}',
          'GET /v1/users/[[bberg]]/orders, user not found: [[mikal]], Reviewed-by: [[tkoch]]',
          'transcribed by [[jkl22]], hit cleared by [[a.berg]] today',
          "users [[alee]], [[bkumar]] and [[csmith]] can't log in",
          'Benutzer [[alee]] und [[bkumar]] gesperrt',
        ],
        ignores: [
          'anna@example.com',
          '@media print and @param x, @Injectable()',
          'seen @noon',
          'username: required',
          'User: hello there',
          'user: 5586 Main Street',
          '/home/ubuntu/x',
          'npm i @types/node',
          'pain @ rest',
          'login failed for security reasons',
          'line = self.readline(), line is 0-base, signal: controller.signal',
          '--reporter=dot --author=me, printed by Node.js and opened by pkg_resources.stream()',
          'src/util/profile/argv_parse.c on discord_token',
          'GET /users/settings/x, {"author":"staff"}',
          'approved by insurance. Once opened by hand, signed by 2019',
          'access denied for all users, password changed for customers',
          'users click, drag and drop to log in',
          'users like apples, pears and plums',
          'the user interface failed to load',
          'covid19 on snap, windows10 on steam, slack 4.5',
          '@font-face-x and @types-foo-bar',
          'Accepted manuscripts from 2019',
        ],
      },
      { level: 3, finds: ['logged in as [[ACME\\aberg]]'], ignores: ['C:\\temp\\x'] },
    ],
    'online/chat-nick': {
      finds: [
        '[10:02] [[mikeyb]]: yo\n[10:02] [[sara_k]]: hi\n[10:03] [[mikeyb]]: was here',
        '10:02 <[[mikeyb]]> yo\n10:03 <[[sara_k]]> no\n10:04 <[[sara_k]]> ask [[mikeyb]]',
        '12.03.24, 10:02 - [[Papa]]: kommst du\n12.03.24, 10:05 - [[Papa]]: ?',
        '10:02 [[mikeyb]]: yo\n10:04 [[mikeyb]]: ?',
      ],
      ignores: [
        '10:02:11 INFO: started\n10:02:12 INFO: again',
        '08:00 Breakfast: toast\n09:00 Breakfast: none',
        '[10:02] Agent: hello\n[10:03] Agent: bye',
        '[10:02] one: once\nkey: value\nkey: value',
        '<div> a\n<div> b',
      ],
    },
    'online/named-user': {
      finds: ['Dmitri Volkov ([[dvolkov]]) and Anna Berg <[[a.berg7]]>'],
      ignores: ['Dmitri Volkov (son)', 'Anna Berg (absent) and Anna Berg (in Essen)', 'Dmitri Volkov (see below)'],
    },
    'online/cookie': {
      finds: [
        'in session [[9f86d081884c7d65]].',
        '_ga=[[GA1.2.1234567890.1600000000]]; x',
        '_fbp=[[fb.1.1600000000000.1234567890]]',
        'PHPSESSID=[[f9a8b7c6d5e4f3a2b1c0d9e8f7]]',
        '"session_id": "[[a1b2c3d4e5f6a7b8]]"',
        'Cookie: [[theme=dark; token=abc123]]',
        'IDFA: [[6D92078A-8246-4BA4-AE5B-76104861E7DC]]',
        'gclid=[[Cj0KCQiA1234567]]',
      ],
      ignores: ['a session id is needed', 'Cookie: chocolate chip', 'session=open', 'sid is a name', 'PHPSESSID='],
    },
  },
});
