import { ENGLISH } from './languages/english.js';
import { describePapers } from './support/marked-papers.js';

describePapers('English papers', ENGLISH);
