import online from '../../plugins/online/index.js';
import { testPlugin } from '../kit/index.js';

testPlugin(online, {
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
      ],
      ignores: ['the domain is large', 'host: anna', 'server: error 500', 'the host is kind'],
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
        ],
      },
      { level: 3, finds: ['logged in as [[ACME\\aberg]]'], ignores: ['C:\\temp\\x'] },
    ],
    'online/cookie': {
      finds: [
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
