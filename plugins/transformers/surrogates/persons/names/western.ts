import { culture } from './culture.js';

export const german = culture('de', {
  male: `Hans,Peter,Wolfgang,Klaus,Jürgen,Dieter,Manfred,Uwe,Günter,Horst,Bernd,Werner,Karl,Heinz,Gerhard,Stefan,Andreas,Jens,
    Jörg,Matthias,Sebastian,Florian,Tobias,Lukas,Jonas,Felix,Maximilian,Leon,Moritz,Niklas,Fabian,Holger,Dirk,Frank,Ralf,Rainer,
    Helmut,Kurt,Otto,Ulrich,Heiko,Thorsten,Markus,Johannes,Georg,Franz,Anton,Ludwig,Christoph,Detlef`,
  female: `Ursula,Helga,Monika,Renate,Ingrid,Gisela,Petra,Sabine,Gabriele,Brigitte,Elke,Heike,Silke,Katrin,Claudia,Birgit,Anja,
    Susanne,Anke,Ute,Beate,Kerstin,Tanja,Nadine,Lena,Mia,Leonie,Johanna,Greta,Frieda,Hannelore,Ilse,Erika,Gertrud,Waltraud,
    Christa,Bärbel,Jutta,Doris,Angelika,Martina,Sandra,Stefanie,Melanie,Franziska,Katharina,Annika,Svenja,Maike,Antje`,
  known: `Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,
    Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Schmitt,Werner,Krause,Meier,Lehmann,Schmid,Schulze,Maier,
    Köhler,Herrmann,König,Walter,Mayer,Huber,Kaiser,Fuchs,Peters,Lang,Scholz,Möller,Weiß,Jung,Hahn,Vogel,Friedrich,Keller`,
  ending: /(?:mann|bauer|meier|mayer|stein|berger|hauser|bach|schmidt|holz|feld|dorf|ke|tz)$/u,
  starts:
    'Ahr,Alten,Berg,Birken,Brand,Buchen,Dorn,Eber,Eichen,Erlen,Falken,Fels,Grün,Hagen,Hasel,Heide,Holz,Kalten,Kirch,Linden,Löwen,Moos,Neuen,Ober,Rauten,Rosen,Sand,Stein,Tannen,Wald,Weiden,Wiesen',
  ends: 'bach,bauer,becker,berger,brink,burger,dorfer,egger,felder,haupt,häuser,hofer,kamp,mann,meier,stetter,thaler,weger',
});

export const french = culture('fr', {
  male: `Jean,Pierre,Michel,Philippe,Alain,Nicolas,Christophe,Patrick,Daniel,Bernard,Frédéric,Laurent,Stéphane,Éric,Julien,Olivier,
    Thierry,Sébastien,Gérard,Claude,Jacques,François,Pascal,Bruno,Didier,Guillaume,Antoine,Mathieu,Romain,Clément,Hugo,Théo,Luc,
    Étienne,Yves,Marcel,René,Louis,Gilles,Benoît,Émile,Édouard,Octave,Ulysse,Ignace,Arnaud,Aurélien`,
  female: `Marie,Nathalie,Isabelle,Sylvie,Catherine,Françoise,Valérie,Christine,Monique,Sophie,Sandrine,Céline,Chantal,Véronique,
    Brigitte,Jacqueline,Aurélie,Émilie,Camille,Manon,Chloé,Léa,Julie,Élodie,Pauline,Margaux,Hélène,Odile,Martine,Nicole,Corinne,
    Geneviève,Mathilde,Amélie,Claire,Delphine,Florence,Agnès,Laurence,Thérèse,Élise,Estelle,Océane,Inès,Irène,Ophélie,Ursule`,
  known: `Martin,Bernard,Dubois,Thomas,Robert,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Garcia,David,Bertrand,Roux,
    Vincent,Fournier,Morel,Girard,André,Lefèvre,Mercier,Dupont,Lambert,Bonnet,François,Martinez,Legrand,Garnier,Faure,Rousseau`,
  ending: /(?:eau|eaux|ault|oux|ier|ière|elle|ette|ois|ville|champ)$/u,
  starts:
    'Arde,Aube,Avri,Beau,Bel,Bon,Brun,Cham,Clair,Cour,Épi,Esca,Fon,Gran,Haut,Ormes,Oude,La,Long,Mal,Mar,Mon,Roche,Saint-,Val,Ver,Vieux',
  ends: 'ceau,champ,court,fleur,fort,lieu,mier,nard,pré,rivière,teil,thier,val,vergne,vigne,villiers',
});

export const dutch = culture('nl', {
  male: 'Jan,Johannes,Cornelis,Hendrik,Willem,Pieter,Gerrit,Jeroen,Sander,Maarten,Bas,Joost,Daan,Sem,Bram,Thijs,Ruben,Niels,Wouter,Koen,Henk,Kees,Piet,Sjoerd,Arjan,Erik,Marcel,Rik,Stijn,Tijn',
  female:
    'Johanna,Maria,Anna,Cornelia,Sanne,Anouk,Femke,Lotte,Fleur,Iris,Roos,Marieke,Annemiek,Ingrid,Wilma,Truus,Hennie,Saskia,Esther,Mirjam,Marloes,Evi,Noor,Tess,Liselotte,Anneke,Janneke,Hanneke,Geertje,Maaike',
  known:
    'de Jong,Jansen,de Vries,Bakker,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,Kok,Jacobs,Vermeulen,Schouten,Hoekstra',
  ending: /(?:stra|sma|ma|huis|dijk|veld|sen|ink|kamp|berg)$/u,
  starts:
    'Achter,Berk,Bloemen,Boom,Broek,Dijk,Eike,Graven,Heuvel,Hoog,Kerk,Klaver,Linde,Meer,Molen,Noord,Ooster,Rijn,Steen,Veld,Water,Wester,Zand',
  ends: 'berg,boom,dijk,gaard,hof,horst,huizen,kamp,man,mans,stra,veen,veld,wijk,zicht',
});

export const nordic = culture('sv', {
  male: 'Lars,Anders,Johan,Erik,Per,Nils,Karl,Mikael,Jan,Björn,Ole,Jens,Søren,Henrik,Morten,Magnus,Fredrik,Gustav,Axel,Olav,Knut,Sven,Torsten,Rasmus,Mads,Håkon,Leif,Arne,Mikko,Juha,Antti,Jukka',
  female:
    'Karin,Anna,Ingrid,Kristina,Astrid,Birgitta,Elsa,Freja,Maja,Saga,Solveig,Sigrid,Liv,Kirsten,Mette,Hanne,Lise,Inger,Turid,Ragnhild,Tuva,Ebba,Linnea,Annika,Gunilla,Ulla,Aino,Päivi,Tuula,Anneli',
  known:
    'Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Hansen,Johansen,Olsen,Larsen,Andersen,Pedersen,Nielsen,Jensen,Christensen,Sørensen,Rasmussen,Lindberg,Lindström,Korhonen,Virtanen',
  ending: /(?:sson|ström|qvist|quist|gren|berg|lund|dahl|nen|gård|sen)$/u,
  starts:
    'Alm,Björk,Borg,Dal,Ek,Fager,Fors,Gran,Gull,Häll,Hed,Holm,Lilje,Lind,Löv,Norr,Ros,Sand,Sjö,Söder,Strand,Väster,Vik,Öst',
  ends: 'berg,blad,borg,gren,holm,kvist,lund,mark,stedt,strand,ström,vall',
});
