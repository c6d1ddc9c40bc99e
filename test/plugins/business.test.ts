import { BUSINESS } from './languages/business.js';
import { describePapers } from './support/marked-papers.js';

describePapers('papers of offices', BUSINESS);
