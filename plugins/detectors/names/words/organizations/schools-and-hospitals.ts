import { namesIn } from './names-in.js';

/** Universities, colleges and schools whose names are nothing else, where no word says what they are or the whole name is usual. */
export const SCHOOLS: readonly string[] = namesIn(`
Aarhus University|Amherst College|Arizona State|Arizona State University|Auburn University|Baylor University|Ben-Gurion University
Boston College|Boston University|Bowdoin College|Brandeis University|Brigham Young University|Brown University|Bryn Mawr College|Cal Poly
Cal State|Caltech|Cambridge University|Carleton College|Carnegie Mellon|Carnegie Mellon University|Case Western
Case Western Reserve University|Charles Sturt University|Charles University|City University of New York|Clemson University
Colgate University|Columbia University|Concordia University|Cornell University|CUNY|Dalhousie University|Dartmouth College
Davidson College|Deakin University|DePaul University|Duke University|Durham University|Emory University|EPFL|ETH Zurich|ETH Zürich
Eton College|Florida State|Florida State University|Fordham University|Freie Universität Berlin|FU Berlin|George Mason University
George Washington University|Georgetown University|Georgia Tech|Ghent University|Grinnell College|Harvard|Harvard Business School
Harvard Law School|Harvard Medical School|Harvard University|Haverford College|Heidelberg University|Howard University|Humboldt University
Humboldt-Universität|IIT Bombay|IIT Delhi|IIT Madras|Imperial College|Imperial College London|Indiana University|INSEAD|Iowa State
Iowa State University|Johns Hopkins|Johns Hopkins University|Kansas State|Karolinska Institute|Karolinska Institutet|Keio University
Kenyon College|King's College London|KTH Royal Institute of Technology|KU Leuven|Kyoto University|La Trobe University|Lehigh University
Leiden University|LMU Munich|London Business School|London School of Economics|Louisiana State University|Loyola University
Lund University|Macalester College|Marquette University|Massachusetts Institute of Technology|Max Planck Institute|Max Planck Society
Max-Planck-Gesellschaft|McGill University|McMaster University|Michigan State|Michigan State University|Middlebury College
Monash University|Moscow State University|Mount Holyoke College|Nanyang Technological University|National Taiwan University
National University of Singapore|New York University|Northeastern University|Northwestern University|Notre Dame University|NYU
Oberlin College|Ohio State|Ohio State University|Oregon State|Oxford Brookes|Oxford University|Peking University|Penn State
Penn State University|Pennsylvania State University|Pepperdine University|Politecnico di Milano|Pomona College|Princeton University
Purdue University|Queen Mary University|Queensland University of Technology|Reed College|Rensselaer Polytechnic Institute|Rice University
RMIT|Rockefeller University|Rutgers|Rutgers University|RWTH Aachen|San Diego State|San Jose State|Sarah Lawrence College|Sciences Po
Seoul National University|Simon Fraser University|Smith College|Sorbonne|Spelman College|Stanford University|Stony Brook University|SUNY
Swarthmore College|Syracuse University|Technische Universität München|Tel Aviv University|Temple University|Texas A&M|Texas A&M University
Texas Tech|Trinity College Dublin|Tsinghua University|TU Berlin|TU Delft|TU München|TU Wien|Tufts University|Tulane University
U.C. Berkeley|UC Berkeley|UC Davis|UC Irvine|UC San Diego|UC Santa Barbara|UC Santa Cruz|UCLA|UCSD|UCSF|UMass|UNAM
University College London|UNSW|Uppsala University|Utrecht University|Vanderbilt University|Vassar College|Villanova University
Virginia Tech|Wake Forest University|Waseda University|Washington State University|Wayne State University|Wellesley College
Wesleyan University|West Virginia University|Wharton School|Yale|Yale University|Yeshiva University|École Normale Supérieure
École Polytechnique
`);

/** Hospitals, their owners, health services and learned societies whose names are nothing else. */
export const HEALTH: readonly string[] = namesIn(`
Addenbrooke's|AdventHealth|Adventist Health|Aetna|Alder Hey|Allina Health|American Academy of Pediatrics|American Cancer Society
American College of Surgeons|American Diabetes Association|American Heart Association|American Hospital Association
American Lung Association|American Medical Association|American Psychiatric Association|American Psychological Association
Ascension Health|Asklepios|Atrium Health|Aurora Health Care|Banner Health|Baptist Health|Barnardo's|Baylor Scott & White|BCBS
Beaumont Health|Bellevue Hospital|Beth Israel|Beth Israel Deaconess|BJC HealthCare|Blue Cross|Blue Cross Blue Shield|Blue Shield
BlueCross BlueShield|Bon Secours|Boots Pharmacy|Boys Town|Brigham and Women's|Brigham and Women's Hospital|British Heart Foundation
British Medical Association|Broadmoor Hospital|Cancer Research UK|Care Quality Commission|Carolinas HealthCare|Cedars Sinai|Cedars-Sinai
Centers for Medicare|Charité|Children's Hospital of Philadelphia|CIGNA|Cincinnati Children's|Cleveland Clinic|CommonSpirit
CommonSpirit Health|Dana Farber|Dana-Farber|Dana-Farber Cancer Institute|Dignity Health|Duane Reade|Emory Healthcare|Express Scripts
Fred Hutchinson|Great Ormond Street|Great Ormond Street Hospital|Group Health Cooperative|Guy's and St Thomas'|Guy's Hospital|Health Net
HealthPartners|Helios Klinik|Helios Klinikum|Henry Ford Health|Highmark|Hoag Hospital|Hospital Clínic|Houston Methodist|Inova Health
Intermountain Health|Intermountain Healthcare|Johns Hopkins Hospital|Karolinska University Hospital|Kindred Healthcare
King's College Hospital|Klinikum rechts der Isar|LifePoint Health|Loma Linda University|M.D. Anderson|Macmillan Cancer Support
Mass General|Mass General Brigham|Massachusetts General|Massachusetts General Hospital|Mayo Clinic|MD Anderson|MD Anderson Cancer Center
Medanta|Memorial Hermann|Memorial Sloan Kettering|Memorial Sloan-Kettering|Mercy Health|MinuteClinic|Molina Healthcare|Mount Sinai
Mt Sinai|Mt. Sinai|Nationwide Children's|New York Presbyterian|New York-Presbyterian|NewYork Presbyterian|NewYork-Presbyterian|Northwell
Northwell Health|NYU Langone|OhioHealth|Partners HealthCare|Pitié-Salpêtrière|Presbyterian Healthcare|Providence Health|Royal Brompton
Royal College of Nursing|Royal College of Physicians|Royal Free Hospital|Royal Marsden|Sana Kliniken|Scripps Health|Shriners
Sloan Kettering|Spectrum Health|SSM Health|St Bartholomew's|St. Jude Children's|St. Jude Children's Research Hospital|Stanford Health Care
Sutter Health|Tenet Health|Texas Children's|TriCare|TRICARE|Trinity Health|Tufts Medical Center|UCLA Health|UCSF Health|UPMC
Vanderbilt University Medical Center|Vivantes|Weill Cornell|Yale New Haven|Yale-New Haven Hospital
`);
