import { definePlugin } from '../../../core/index.js';
import { announcedSecret } from './announced.js';
import { apiKeyRecognizer } from './api-key.js';
import { assignmentRecognizer } from './assignment.js';
import { azureSecretRecognizer } from './azure-secret.js';
import { connectionStringRecognizer } from './connection-string.js';
import { handedOver } from './handed-over.js';
import { jwtRecognizer } from './jwt.js';
import { passwordRecognizer } from './password.js';
import { privateKeyRecognizer } from './private-key.js';

export default definePlugin({
  name: 'secrets',
  description: 'Keys and tokens of services, passwords, private keys, web tokens, addresses with credentials.',
  register(registry) {
    registry.recognizer(apiKeyRecognizer);
    registry.recognizer(azureSecretRecognizer);
    registry.recognizer(jwtRecognizer);
    registry.recognizer(assignmentRecognizer);
    registry.recognizer(passwordRecognizer);
    registry.recognizer(announcedSecret);
    registry.recognizer(handedOver);
    registry.recognizer(privateKeyRecognizer);
    registry.recognizer(connectionStringRecognizer);
  },
});
