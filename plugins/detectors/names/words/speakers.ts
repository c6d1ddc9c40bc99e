/**
 * Who speaks in transcripts by a role, and what else stands before a colon again and again, in the languages we know; a name of these
 * letters is rarer there.
 */
const WORDS = `
dr dra doctor doctora doc patient patientin pt nurse agent caller customer client user assistant system human bot interviewer interviewee therapist
counselor speaker host guest moderator operator rep officer witness attorney counsel court judge mom mum mummy nan gran granny dad daddy mother father mama papa mamá papá support
cust csr agt visitor claimant adjuster applicant tenant landlord member resident trainee
advisor adviser dispatcher teacher student parent driver clerk narrator chair
note info error warning debug todo fixme question answer frage antwort pregunta respuesta pergunta resposta domanda risposta vraag antwoord réponse re fwd to from cc
mutter vater arzt ärztin kunde kundin berater beraterin mitarbeiter mitarbeiterin anrufer anruferin nutzer nutzerin bearbeiter zeuge zeugin richter richterin lehrer lehrerin
médecin infirmier infirmière cliente conseiller conseillère appelant témoin juge vendeur vendeuse utilisateur hôtesse élève maman
medico dottore dottoressa paziente infermiere infermiera operatore operatrice utente addetto addetta consulente teste giudice assistenza mamma papà
médico médica enfermeiro enfermeira atendente atendimento utilizador usuário usuária operador operadora assistente consultor testemunha juiz juíza mãe pai suporte
agente paciente enfermero enfermera asesor asesora usuario usuaria teleoperador teleoperadora testigo juez jueza madre padre soporte alumno alumna
arts patiënt verpleegkundige klant medewerker medewerkster beller adviseur gebruiker getuige rechter moeder vader leraar leerling`;

/** In lower case. */
export const SPEAKING_ROLES: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
