import { testPlugin } from '@deidkit/testing';
import plugin from '../index.js';

testPlugin(plugin, {
  cases: {
    '__name__/badge-number': {
      finds: ['[[BX-004711]] was lost', 'turnstile opened for [[EMPLOYEE_ID|004711]]'],
      ignores: ['BX-47', 'invoice 004711'],
    },
  },
});
