import { describePapers } from './support/marked-papers.js';

/** Invented lines of papers of law firms, courts, police and banks. */
describePapers('papers of law firms and banks', {
  'what law calls by the name of somebody is nobody': [
    '[[PERSON|Khanna]] hearing; Mr [[PERSON|Brady]] said that the material came late; [[PERSON|Kelly]] statement.',
  ],
  'titles, warnings, colours and abbreviations of the police are no names': [
    'Officer: Ptl. [[PERSON|K. Strzelin]] came.',
    'Messrs [[PERSON|Arkwright]] and [[PERSON|Dalal]] execute the deed.',
    'Status hearing in Courtroom 2119.',
    'Tiles were displaced by Storm Eunice.',
    'Then Mdm [[PERSON|Ong]] came.',
    'Dear Sirs,\n\nWe act for the Lender.',
  ],
  'what stands in front of a name': [
    'Appraiser [[PERSON|R. Gutzwiler]] came.',
    'Smt. [[PERSON|Sulochana Deshmukh]] signs.',
    'Medical report of Mr [[PERSON|Fintan Shine]] FRCSI is attached.',
  ],
  'names in capitals, and what is called in quotes behind them': [
    '[[PERSON|HARBHAJAN SINGH DHESI]], both of [[LOCATION|Ilford]].',
  ],
  'names again': [],
  'firms and their funds': [
    '[[ORGANIZATION|Blackthorn Ventures II, L.P.]] holds shares.',
    '[[ORGANIZATION|Oryx Quill Steel FZE]] (Claimant)',
  ],
  'numbers of plates, logins and passports': [
    'gray car, tag [[LICENSE_PLATE|IY88KL]]',
    'CashApp tag $[[USERNAME|KaydR88]]',
    'ppt no [[PASSPORT|LR0446178]]',
    'the car, VRM: [[LICENSE_PLATE|KN19 WXB]]',
    'Branch ref NSC [[SORT_CODE|93-35-58]].',
  ],
});
