import { FORMS } from './languages/forms.js';
import { describePapers } from './support/marked-papers.js';

describePapers('messages of programs, forms, chats and notes', FORMS);
