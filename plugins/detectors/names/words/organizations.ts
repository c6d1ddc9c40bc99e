import { KINDS } from './kinds.js';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Legal forms in the spelling in which they are evidence; the dotted ones are read by `organization/legal-form.ts`. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  words(`
  Inc INC Incorporated Corp CORP Corporation CORPORATION LLC LLP LLLP PLLC Ltd LTD Limited LIMITED PLC plc Plc LP
  GmbH gGmbH mbH AG KG KGaA OHG UG SE eG eV AB ASA AS ApS Oy Oyj OY Kft Zrt Nyrt SA SAS SARL SASU SNC SCI SpA SPA Srl SRL SL SLU
  SICAR SICAV SCSp FZE FZCO DMCC WLL QPSC KSCC SAOG SAOC Tbk TBK Berhad SAL ULC CLG Teoranta Teo Ltée LTÉE BV NV BVBA SPRL VOF Pty Pte Bhd BHD Pvt PVT Lda LDA EURL SELARL GAEC EARL SCEA Sarl Sas Snc CVBA PartG KK OOO OAO ZAO PAO JSC PJSC DOO SRO Ltda LTDA EIRELI SAB
`),
);

/** Words with which the name of an institution begins: `University of X`. Lower case. */
export const HEADS_WITH_OF: ReadonlySet<string> = new Set(
  words(`
  university universities college school academy institute institution bank ministry department church museum bureau embassy consulate
  society association federation union republic court office board council chamber league order house faculty archdiocese diocese
  universität universidad università université universidade hochschule ministerium ministère ministerio ministero banco banca banque
`),
);

/** Words of institutions that stand before their names or behind them. Lower case. */
export const HEADS_ALONE: ReadonlySet<string> = new Set(
  words(`
  stiftung fundación fundacion fondation fondazione fundação stichting fundacja nadace genossenschaft cooperativa coopérative
  družstvo spółdzielnia
`),
);

/** Words with which it ends, and which hardly end anything else. Lower case. */
export const STRONG_TAILS: ReadonlySet<string> = new Set(
  words(`
  bank bancorp bancshares bankshares fcu university college institute foundation holdings partners associates industries pharmaceuticals
  pharma therapeutics biosciences airlines airways motors technologies laboratories insurance securities enterprises ventures consulting
  logistics telecom communications electronics semiconductor networks robotics aerospace petroleum brewing breweries publishing
  broadcasting ministry commission parliament senate bundesbank sparkasse volksbank versicherung versicherungen werke
  orchestra symphony bros brothers
`),
);

/** Words with which it ends, and which end other things as well. Lower case. */
export const WEAK_TAILS: ReadonlySet<string> = new Set(
  words(`
  group capital systems solutions services energy company co corp association society union party committee council agency
  department authority administration club league federation alliance network media news times post journal studios records
  entertainment international worldwide global labs software games foods stores trust fund funds museum church academy school
  schools army navy police corps forces office bureau orchestra restaurant tavern bistro diner saloon steakhouse pizzeria brewery motel laundromat cafe hotel hotels resort gym salon bakery pharmacy
  mortgage escrow realty realtors mutual drilling roofing plumbing landscaping tyres tires salvage catering alterations estates lumber
  staffing construction trucking contracting contractors builders towing movers haulage freight couriers janitorial upholstery carpentry
  apartments dealership autos daycare preschool orthodontics chiropractic optometry
  advisors advisers advocates antiques aquatics architects attorneys auctioneers aviation barbershop bookkeeping bookstore boutique brokerage cab ceramics charters
  cinemas cleaners condominiums creamery cruises cycles dairy dermatology distillery dojo electric elementary engineering estates excavating fabrics farms
  financial fitness flooring florist florists foundry furniture galleries gallery garments gymnastics hardware hauling homecare imaging interiors jewelers
  jewellers karate kennels leasing lending limousine lodge marina marine masonry mills ministries motorcycles motorsports nurseries opticians optical
  orchards orthopedics orthopaedics outfitters paving pediatrics paediatrics plastics playhouse powersports printing ranch remodeling renovations rentals
  roasters sawmill shipyard spa stables suites surveyors taekwondo taxidermy textiles tooling tours toys transport vineyards welding wellness winery
  lawyers solicitors barristers conveyancers verein gesellschaft verlag gruppe
`),
);

/** Every word at which an organisation may be found. */
export const ORGANIZATION_WORDS: readonly string[] = [
  ...LEGAL_FORMS,
  ...HEADS_WITH_OF,
  ...HEADS_ALONE,
  ...STRONG_TAILS,
  ...WEAK_TAILS,
  ...KINDS.map((kind) => kind.slice(kind.lastIndexOf(' ') + 1)),
];
