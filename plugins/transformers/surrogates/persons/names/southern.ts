import { culture } from './culture.js';

export const spanish = culture('es', {
  male: `José,Antonio,Manuel,Francisco,Juan,Javier,Miguel,Carlos,Luis,Jesús,Pedro,Alejandro,Rafael,Fernando,Sergio,Pablo,Jorge,Alberto,
    Álvaro,Diego,Raúl,Enrique,Ramón,Vicente,Andrés,Joaquín,Santiago,Eduardo,Ricardo,Roberto,Jaime,Ignacio,Salvador,Emilio,
    Guillermo,Julio,Arturo,Gonzalo,Hugo,Mateo,Héctor,Ernesto,Armando,Gerardo,Iván,Víctor,Óscar,Rubén,Adrián,Agustín,Tomás`,
  female: `María,Carmen,Josefa,Isabel,Ana,Dolores,Pilar,Teresa,Cristina,Laura,Marta,Lucía,Elena,Mercedes,Rosa,Paula,Raquel,Beatriz,
    Silvia,Rocío,Patricia,Julia,Inés,Alba,Irene,Sofía,Consuelo,Encarnación,Margarita,Guadalupe,Ximena,Valentina,Catalina,Juana,
    Esperanza,Alicia,Lorena,Natalia,Verónica,Gabriela,Daniela,Adriana,Leticia,Yolanda`,
  known: `García,Rodríguez,González,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Martín,Jiménez,Ruiz,Hernández,Díaz,Moreno,Muñoz,
    Álvarez,Romero,Alonso,Gutiérrez,Navarro,Torres,Domínguez,Vázquez,Ramos,Gil,Ramírez,Serrano,Blanco,Molina,Morales,Suárez,
    Ortega,Delgado,Castro,Ortiz,Rubio,Marín,Núñez,Iglesias,Medina,Garrido,Cortés,Castillo,Cruz,Flores,Rivera,Reyes,Mendoza`,
  ending: /(?:ez|ñoz|nueva|nuevo|illo|illa|ero|era|ares|uela)$/u,
  starts:
    'Agui,Alba,Alca,Almen,Arri,Bala,Berro,Cala,Campo,Cani,Carras,Casa,Cerve,Cifu,Esca,Espi,Fuen,Gala,Guar,Hino,Lasa,Mala,Manza,Monte,Nava,Oli,Pala,Pinta,Quinta,Riva,Sala,Tala,Vala,Villa,Zala',
  ends: 'bal,cedo,corta,dero,gado,gosa,huela,lera,lobos,mar,nares,negra,nera,quilla,rejo,rosa,sola,tero,verde,zuela',
});

export const italian = culture('it', {
  male: 'Giuseppe,Giovanni,Antonio,Mario,Luigi,Francesco,Angelo,Vincenzo,Pietro,Salvatore,Carlo,Franco,Domenico,Bruno,Paolo,Michele,Giorgio,Aldo,Sergio,Luciano,Marco,Andrea,Alessandro,Matteo,Lorenzo,Davide,Simone,Stefano,Roberto,Riccardo,Claudio,Fabio,Enrico,Massimo,Gianni,Filippo,Tommaso,Emanuele,Nicola,Giacomo',
  female:
    'Maria,Anna,Giuseppina,Rosa,Angela,Giovanna,Teresa,Lucia,Carmela,Caterina,Francesca,Chiara,Giulia,Martina,Alessia,Elisa,Silvia,Federica,Valentina,Paola,Laura,Elena,Sara,Ilaria,Roberta,Daniela,Patrizia,Simona,Barbara,Monica,Antonella,Concetta,Rita,Graziella,Ornella,Beatrice,Ginevra,Aurora,Bianca,Serena',
  known:
    'Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Mancini,Costa,Giordano,Rizzo,Lombardi,Moretti,Barbieri,Fontana,Santoro,Mariani,Rinaldi,Caruso,Ferrara,Galli,Martini,Leone',
  ending: /(?:elli|ini|etti|oni|acci|ucci|ello|asso|isi|ardi|ieri)$/u,
  starts:
    'Alber,Anto,Bar,Bel,Berto,Bona,Cala,Cam,Caro,Casta,Cor,Fab,Falco,Gar,Gual,Lamber,Mal,Mar,Monta,Nar,Orla,Pal,Pel,Pon,Rav,Sal,San,Stra,Tar,Val,Ven,Zam',
  ends: 'belli,boni,cini,dazzi,doni,felli,gnani,landi,letti,marini,netti,nieri,pelli,rani,sani,telli,tucci,velli',
});

export const portuguese = culture('pt', {
  male: 'João,José,António,Manuel,Carlos,Paulo,Pedro,Luís,Francisco,Miguel,Rui,Fernando,Jorge,Nuno,Tiago,Ricardo,Bruno,Marcelo,Rodrigo,Thiago,Felipe,Gustavo,Guilherme,Rafael,Leonardo,Vítor,Hélder,Sérgio,Eduardo,Joaquim',
  female:
    'Maria,Ana,Francisca,Joana,Catarina,Inês,Beatriz,Mariana,Sofia,Carolina,Matilde,Teresa,Fernanda,Juliana,Camila,Larissa,Letícia,Bruna,Luana,Isabela,Adriana,Vanessa,Sandra,Patrícia,Rita,Helena,Conceição,Fátima,Graça,Filipa',
  known:
    'Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Jesus,Sousa,Fernandes,Gonçalves,Gomes,Lopes,Marques,Alves,Almeida,Ribeiro,Pinto,Carvalho,Teixeira,Moreira,Correia,Mendes,Nunes,Soares,Vieira,Souza,Lima,Araújo,Barbosa,Rocha,Dias',
  ending: /(?:eira|eiro|ães|ões|inho|inha|gues|(?:al|este|cha|ne)ves)$/u,
  starts:
    'Aba,Alva,Bala,Bran,Cal,Canta,Car,Casta,Espi,Fon,Gal,Lavra,Mal,Mon,Nor,Palha,Pes,Pinha,Que,Sal,Serra,Tava,Val,Var',
  ends: 'deira,dela,gueira,inho,lares,leiro,lhães,melo,nares,nhais,queira,renga,rinha,seiro,tanha,velho',
});
