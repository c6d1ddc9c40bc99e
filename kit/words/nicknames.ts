/** Key for comparisons that ignore case and accents. */
const fold = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Given names with the short forms that are used almost only for them; the most common first. */
const NAMES = `
Robert: Bob Rob Bobby Robbie, William: Bill Will Billy Liam, Richard: Rick Dick Rich Ricky, James: Jim Jimmy Jamie, John: Johnny Jack,
Thomas: Tom Tommy, Michael: Mike Mick Mickey, David: Dave Davey, Joseph: Joe Joey, Charles: Charlie Chuck, Christopher: Chris Kit Topher,
Daniel: Dan Danny, Matthew: Matt, Anthony: Tony, Steven: Steve, Stephen: Steve, Andrew: Andy Drew, Joshua: Josh, Kenneth: Ken Kenny,
Edward: Ed Eddie Ted Ned, Ronald: Ron Ronnie, Timothy: Tim Timmy, Jeffrey: Jeff, Jacob: Jake, Nicholas: Nick Nicky, Jonathan: Jon,
Lawrence: Larry, Benjamin: Ben Benny, Samuel: Sam Sammy, Gregory: Greg, Raymond: Ray, Patrick: Pat Paddy, Zachary: Zach, Nathaniel: Nate,
Nathan: Nate, Walter: Walt, Harold: Hal Harry, Henry: Hank Harry, Gerald: Gerry Jerry, Albert: Al Bert, Alexander: Alex Sandy,
Eugene: Gene, Russell: Russ, Vincent: Vince Vinny, Philip: Phil, Bradley: Brad, Leonard: Len Lenny, Frederick: Fred Freddie,
Theodore: Ted Teddy, Douglas: Doug, Donald: Don Donnie, Terence: Terry, Arthur: Art, Francis: Frank, Peter: Pete, Victor: Vic,
Elizabeth: Liz Beth Betty Lizzie Betsy Eliza Libby, Margaret: Maggie Peggy Meg Marge Margie, Katherine: Kate Kathy Katie Kath Kit,
Catherine: Cathy Kate Cate, Kathleen: Kathy Kath, Patricia: Pat Patty Tricia Trish, Jennifer: Jen Jenny, Susan: Sue Susie, Deborah: Deb Debbie,
Rebecca: Becky Becca, Barbara: Barb Babs, Jessica: Jess, Christine: Chris Chrissy Tina, Christina: Tina Chris Chrissy, Pamela: Pam,
Samantha: Sam Sammy, Victoria: Vicky Tori, Dorothy: Dot Dottie, Amanda: Mandy, Cynthia: Cindy, Kimberly: Kim, Jacqueline: Jackie,
Theresa: Terry Tess, Abigail: Abby, Judith: Judy, Sandra: Sandy, Stephanie: Steph, Nancy: Nan, Alexandra: Alex Sandy Lexi, Eleanor: Ellie Nell,
Virginia: Ginny, Frances: Fran, Gabrielle: Gabby, Valerie: Val, Roberta: Bobbie, Suzanne: Sue, Melissa: Missy, Natalie: Nat, Angela: Angie,
Francisco: Paco Pancho Curro Chico, José: Pepe Zé Zeca, Dolores: Lola, Guadalupe: Lupe, Ignacio: Nacho, Manuel: Manolo, Enrique: Quique, Rosario: Charo,
Concepción: Concha Conchita, Mercedes: Merche, Isabel: Chabela, Eduardo: Lalo, Antonio: Toño Toni, Luis: Lucho, Rafael: Rafa, Teresa: Tere,
Johannes: Hans Hannes, Katharina: Kathi Käthe, Elisabeth: Lisbeth Elli Sissi, Sebastian: Basti, Maximilian: Max, Friedrich: Fritz,
Heinrich: Heinz Heini, Wolfgang: Wolf, Johanna: Hanna Hanni, Margarete: Grete Gretel, Josef: Sepp, Alfred: Fredi, Susanne: Susi, Ulrich: Uli,
Giuseppe: Beppe Pino, Luigi: Gigi, Alessandro: Sandro, Giovanni: Gianni, Vincenzo: Enzo, Domenico: Mimmo, Salvatore: Totò, Filippo: Pippo,
Gabriele: Gabi, Monika: Moni, Stefanie: Steffi, Andrea: Andi, Andreas: Andi, Claudia: Claudi, Matthias: Matze, Michaela: Michi,
Beatrice: Bea, Philippa: Pippa, Kathryn: Kathy Kath, Georgina: Georgie Gina, Priscilla: Cilla Prissy, Francesca: Fran, Joanna: Jo, Josephine: Josie Jo,
Charlotte: Lottie Charlie, Susannah: Susie, Caroline: Caro, Penelope: Penny, Felicity: Flick, Winifred: Winnie, Florence: Flo, Leonora: Nora,
María: Mari Mariquita, Pilar: Pili, Joaquín: Quino, Jesús: Chus, Fernando: Nando, Alejandro: Álex, Montserrat: Montse, Consuelo: Chelo, Carlota: Lota,
Giuseppina: Pina Giusy, Antonella: Nella, Raffaele: Lele, Raffaella: Lella, Francesca: Checca, Concetta: Tina, Margherita: Rita, Michele: Lino,
João: Janjão, Joaquim: Quim, Conceição: São, Roberto: Beto, Gilberto: Giba, Luciana: Lu, Augusto: Guto, Sebastião: Tião, Antônio: Tonho Toninho,
Raimundo: Mundinho, Fátima: Fafá, Lars: Lasse, Karl: Kalle, Jan: Janne, Nils: Nisse, Per: Pelle, Margareta: Greta Maggan, Birgitta: Gittan,
Hendrik: Henk, Cornelis: Kees, Willem: Wim, Wilhelmina: Mien, Pieter: Piet, Jacobus: Koos`;

interface Forms {
  readonly short: ReadonlyMap<string, readonly string[]>;
  readonly long: ReadonlyMap<string, readonly string[]>;
}

function readForms(): Forms {
  const short = new Map<string, readonly string[]>();
  const long = new Map<string, readonly string[]>();
  for (const entry of NAMES.split(',')) {
    const [name = '', forms = ''] = entry.split(':').map((part) => part.trim());
    short.set(fold(name), [...(short.get(fold(name)) ?? []), ...forms.split(/\s+/)]);
    for (const form of forms.split(/\s+/)) long.set(fold(form), [...(long.get(fold(form)) ?? []), name]);
  }
  return { short, long };
}

const FORMS = readForms();

/** Short forms of a given name, the usual one first. */
export const shortForms = (name: string): readonly string[] => FORMS.short.get(fold(name)) ?? [];

/** Names that a given name is a short form of. */
export const longForms = (name: string): readonly string[] => FORMS.long.get(fold(name)) ?? [];
