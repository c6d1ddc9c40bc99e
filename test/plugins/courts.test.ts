import { COURTS } from './languages/courts.js';
import { describePapers } from './support/marked-papers.js';

describePapers('courts, newspapers and mails', COURTS);
