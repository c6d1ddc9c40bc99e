import type { PatternRecognizer } from '../../../core/index.js';

const SCHEMES =
  '(?:jdbc:)?(?:postgres|postgresql|mysql|mysqlx|mariadb|mongodb|mongodb\\+srv|redis|rediss|amqp|amqps|mssql|sqlserver|oracle|db2|cockroachdb|' +
  'clickhouse|cassandra|couchbase|neo4j|bolt|neo4j\\+s|ldap|ldaps|kafka|nats|mqtt|mqtts|smtp|smtps|imap|imaps|ssh|sftp|ftp|ftps|snowflake|redshift|http|https|git|svn|tcp)';
const PART = '[^;"\\r\\n<>]{1,200}';

/** Addresses of databases and services that hold credentials, from the scheme or first setting to the last character. */
export const connectionStringRecognizer: PatternRecognizer = {
  name: 'secrets/connection-string',
  types: ['CONNECTION_STRING'],
  patterns: [
    {
      name: 'address',
      type: 'CONNECTION_STRING',
      match: `${SCHEMES}://[^\\s:@/"'<>]{0,100}:[^\\s@/"'<>]{1,200}@[^\\s"'<>\`]{1,1000}`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    {
      name: 'address with a parameter',
      type: 'CONNECTION_STRING',
      match:
        'jdbc:[a-z0-9:]{2,40}:?//?[^\\s"\'<>?;]{1,300}[?;](?=[^\\s"\'<>]{0,300}(?:password|pwd)=)[^\\s"\'<>]{1,600}',
      ignoreCase: true,
      score: 'form:unmistakable',
    },
    {
      name: 'settings',
      type: 'CONNECTION_STRING',
      match:
        `(?:Server|Data Source|Host|Driver|Provider|Endpoint|AccountEndpoint|DefaultEndpointsProtocol|Addr|Address|User ID|Uid|BlobEndpoint|HostName) ?=${PART}` +
        `(?=[^"\\r\\n<>]{0,600};? ?(?:Password|Pwd|AccountKey|SharedAccessKey|SharedAccessSignature) ?=)(?:;${PART}){1,20};?`,
      ignoreCase: true,
      score: 'form:unmistakable',
    },
  ],
};
