import { describePapers } from './support/marked-papers.js';

/** Invented lines of papers of law firms, courts, police and banks. */
describePapers('papers of law firms and banks', {
  'parties of decisions that are printed are nobody, those of the case at hand are somebody': [
    'See Marnoil Corp. v. Quellander, 968 S.W.2d 917 (Tex. 1998); Tarn Atl. Corp. v. Twombley, 550 U.S. 544.',
    'In Donovane v Stevensen [1932] AC 562 it was held.',
    'See [[PERSON|Quellander]] v. Marnatt, 61 N.Y.2d 481. Our client, Mr [[PERSON|Osric Quellander]], was there; [[PERSON|Quellander]] paid.',
  ],
  'what law calls by the name of somebody is nobody': [
    'Anton Piller order; Tomlin order; Batson challenge; Terry stops; Daubert hearing; Sarbanes-Oxley; Hart-Scott-Rodino filing',
    'The test in Ladd v Marshall and the rule in Rylands v Fletcher apply.',
    '[[PERSON|Khanna]] hearing; Mr [[PERSON|Brady]] said that the material came late; [[PERSON|Kelly]] statement.',
  ],
  'titles, warnings, colours and abbreviations of the police are no names': [
    'Officer: Ptl. [[PERSON|K. Strzelin]] came.',
    'Your affiant, Inv. [[PERSON|T. L. Whisenhall]], states that post-Miranda he talked.',
    'Messrs [[PERSON|Arkwright]] and [[PERSON|Dalal]] execute the deed.',
    'Status hearing in Courtroom 2119.',
    'Tiles were displaced by Storm Eunice.',
    'Then Mdm [[PERSON|Ong]] came.',
    'Dear Sirs,\n\nWe act for the Lender.',
  ],
  'what stands in front of a name': [
    'Appraiser [[PERSON|R. Gutzwiler]] came.',
    'Estate of the late Col. [[PERSON|Aubrey St John Fothering]]',
    'Smt. [[PERSON|Sulochana Deshmukh]] signs.',
    'Medical report of Mr [[PERSON|Fintan Shine]] FRCSI is attached.',
  ],
  'names in capitals, and what is called in quotes behind them': [
    '[[PERSON|HARBHAJAN SINGH DHESI]], both of [[LOCATION|Ilford]].',
    '[[PERSON|MARLOWE, DEVONTE]] "[[PERSON|TAY]]" fled.',
  ],
  'names again': [
    'Client: Mr [[PERSON|Nizar Hajjar]]. A namesake, [[PERSON|Nizar Al Hajj]], is older.',
    'Mr [[PERSON|Rafe Okonjo]] wrote:\n> [[PERSON|rafe]], per our Call With counsel',
  ],
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
