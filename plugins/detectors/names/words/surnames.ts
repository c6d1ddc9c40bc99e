/** Common surnames, by the culture they are most at home in. Curated by hand; the long tail is in the hashed gazetteer. */
const ENGLISH = `
Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Martin Jackson Thompson White Lopez Lee
Harris Clark Lewis Robinson Walker Hall Allen Young King Wright Hill Scott Green Adams Baker Nelson Carter Mitchell Roberts
Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Morales Murphy Cook Rogers Morgan Cooper Peterson Bailey
Reed Kelly Howard Cox Ward Richardson Watson Brooks Wood James Bennett Gray Hughes Price Myers Long Foster Sanders Ross
Powell Sullivan Russell Bell Coleman Butler Henderson Barnes Fisher Jenkins Perry Patterson Alexander Graham Reynolds Hamilton
Wallace Woods West Cole Jordan Owens Gibson Griffin Hayes Ford Bryant Ellis Stevens Murray Tucker Porter Hunter Hicks Crawford
Henry Boyd Mason Kennedy Warren Dixon Burns Gordon Shaw Holmes Rice Robertson Hunt Black Daniels Palmer Mills Nichols Grant
Knight Ferguson Stone Hawkins Dunn Perkins Hudson Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold Wagner Willis
Ray Watkins Olson Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Harper Fox Riley Armstrong Carpenter Weaver
Greene Lawrence Elliott Chavez Sims Austin Peters Kelley Franklin Lawson Fields Ryan Schmidt Carr Wheeler Chapman Oliver
Montgomery Richards Williamson Johnston Banks Meyer Bishop McCoy Howell Morrison Hansen Garza Harvey Little Burton Stanley
George Jacobs Reid Fuller Lynch Dean Gilbert Garrett Romero Welch Larson Frazier Burke Hanson Day Moreno Bowman Fowler
Brewer Hoffman Carlson Silva Pearson Holland Douglas Fleming Jensen Byrd Davidson Hopkins May Terry Wade Soto Walters Curtis
Neal Caldwell Lowe Jennings Barnett Graves Jimenez Horton Shelton Barrett Obrien Castro Sutton Gregory McKinney Lucas Miles
Craig Chambers Holt Lambert Fletcher Watts Bates Hale Rhodes Pena Beck Newman Haynes McDaniel Mendez Bush Vaughn Parks Dawson
Norris Hardy Love Steele Curry Powers Schultz Barker Page Ball Keller Chandler Weber Leonard Walsh Lyons Ramsey Wolfe
Schneider Mullins Benson Sharp Bowen Daniel Barber Cummings Hines Baldwin Griffith Hubbard Reeves Stevenson Burgess Tate
Cross Garner Mann Mack Moss Thornton McGee Farmer Delgado Blair Robbins Ingram Hodges Todd Newton Manning Goodman Maldonado
Simmons Sherman Rowe Ashworth Atkinson Attenborough Barlow Bartlett Beckett Blackburn Bolton Bradshaw Briggs Brennan Buckley
Byrne Cameron Cartwright Clarke Connolly Connor Cowan Crowley Cullen Daly Davies Dickson Doherty Donnelly Donovan Doyle Drummond
Duffy Eastwood Farrell Fitzgerald Fitzpatrick Flanagan Flynn Forsyth Fraser Gallagher Galloway Gibbons Glover Goddard Hancock
Hargreaves Harrington Harrison Hartley Hewitt Higgins Hobbs Holloway Houghton Humphreys Hussey Hutchinson Hutton Ingham Irvine
Kavanagh Keane Kendall Kerr Lancaster Lindsay Lowry MacDonald MacKenzie MacLeod Mahoney Marsden Marshall McCarthy McCormack
McDonald McGrath McGuire McIntyre McKay McKenzie McLean McMahon McNamara McPherson Middleton Milne Mitchell Moran Munro Nolan
Norton OBrien OConnor ODonnell ONeill OReilly OSullivan Osborne Parkinson Patel Pemberton Pickering Potts Quinn Rafferty Rankin
Rawlings Redmond Ritchie Rooney Rowland Sanderson Saunders Savage Schofield Sheridan Simpson Sinclair Slater Stafford Stokes
Sweeney Swift Talbot Thornhill Tierney Townsend Trump Tyler Underwood Wainwright Watkinson Webb Webster Whitaker Whitehead
Whittaker Wilkins Wilkinson Winters Woodward Yates Clinton Obama Reagan Nixon Biden Thatcher Churchill Beckham Swinburne Roe Doe
Bloggs Sterling Jefferson Lincoln Washington Roosevelt Eisenhower Truman Hoover Nguyen Sawyer Emerson Dickinson Whitman Hemingway
Abbott Acosta Adkins Aguilar Alvarado Ayala Ayers Blackwell Blankenship Bonner Booker Booth Bradford Brady Branch Bridges
Britt Bullock Burch Calhoun Callahan Cantrell Carey Carson Carver Cash Chaney Christensen Christian Clay Clayton Cline Cobb
Combs Compton Conley Conner Conrad Conway Copeland Crosby Dalton Decker Dickerson Dillon Dodson Donaldson Dotson Dudley Durham
Dyer Eaton Emery English Estrada Everett Farley Faulkner Finley Fitzpatrick Floyd Flowers Foley Forbes Francis Frank Franks
Freeman French Frost Gaines Gentry Gill Gillespie Glass Glenn Golden Goff Good Gould Greer Gross Guthrie Hahn Hammond Hampton
Hardin Harding Harmon Hatfield Heath Hendricks Hendrix Hensley Herring Hess Hickman Hodge Holcomb Holden Holder Hood Hooper
Hoover House Huff Huffman Hull Hurley Hurst Irwin Jacobson Jarvis Joseph Joyce Juarez Kane Kaufman Keith Kemp Kent Kerr Key
Kirby Kirk Klein Kline Knapp Knowles Knox Kramer Landry Lang Langley Lara Leach Leblanc Levy Lindsey Livingston Logan Macdonald
Macias Maddox Malone Marks Marquez Massey Mathews Mathis Maxwell Mayo McBride McCall McClain McClure McConnell McCullough
McDowell McFarland McIntosh McKee McKnight McLaughlin McLeod McNeil McNeill Meadows Melton Mercer Merritt Middleton Monroe Moody
Mooney Morrow Morse Morton Mosley Mueller Nash Newell Nielsen Nixon Noble Noel Norman Oneal Orr Ortega Owen Pace Parrish Parsons
Patrick Patton Paul Petersen Petty Pittman Poole Pope Potter Pratt Prince Proctor Pruitt Randall Randolph Rasmussen Rich Roach
Robles Rollins Rosales Rosario Roth Rowland Rush Rutledge Salas Salinas Sampson Sargent Sears Sellers Serrano Sexton Sharpe
Shea Shepherd Shepard Sheppard Short Singleton Skinner Sloan Small Snow Sparks Stein Stout Strickland Strong Stuart Suarez
Summers Swanson Sweet Sykes Tanner Terrell Thornton Travis Trevino Valentine Vance Vang Vazquez Velasquez Vincent Vinson Wall
Waller Walls Walter Walton Ware Warner Waters Weeks Weiss Wells Wiggins Wiley Wilkerson Winter Witt Wolf Wong Woodard Workman
Wyatt Wynn York Zimmerman`;

const GERMAN_DUTCH_NORDIC = `
Müller Mueller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Schaefer Koch Bauer Richter Klein
Wolf Schröder Schroeder Neumann Schwarz Zimmermann Braun Krüger Krueger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause
Meier Lehmann Schmid Schulze Maier Köhler Koehler Herrmann König Koenig Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz
Möller Moeller Weiß Weiss Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann
Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel
Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer
Arnold Wolff Pfeiffer Bachmann Ziegenfuß Hauser Holzer Pichler Gruber Steiner Moser Hofer Leitner Egger Brunner Ammann
Zuckerberg Steinmann Goldberg Rosenberg Goldstein Rosenthal Feldman Friedman Kaplan Cohen Katz Shapiro Levine Epstein Bernstein
Rubin Greenberg Silverman Jansen Bakker Visser Smit Meijer Mulder Bos Vos Hendriks Dekker Brouwer Dijkstra Janssen Peeters
Maes Jacobs Claes Willems Mertens Wouters Goossens Hermans Kuipers Hoekstra Koster Prins Postma Huisman Kok Veenstra Andersson
Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Lindberg Lindström Lindgren
Berg Bergström Bergman Lundberg Lundgren Lundqvist Nyström Sandberg Sjöberg Wallin Hansen Johansen Olsen Larsen Andersen
Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berge Haugen Hagen Johannessen Dahl Halvorsen Nielsen
Christensen Sørensen Sorensen Rasmussen Jørgensen Jorgensen Madsen Kristensen Olesen Thomsen Christiansen Poulsen Knudsen
Mortensen Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Salminen
Räikkönen`;

const ROMANCE = `
Dubois Durand Leroy Moreau Laurent Lefebvre Lefèvre Roux Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau
Faure Mercier Blanc Guerin Guérin Boyer Garnier Chevalier Gauthier Perrin Robin Morin Nicolas Lemaire Renard Leclerc Leclercq
Gaillard Brun Barbier Arnaud Rivière Giraud Joly Fabre Moulin Dumas Meunier Lacroix Bourgeois Lemoine Picard Rolland Dufour
Fleury Royer Noël Hubert Dumont Marchand Delorme Deschamps Charpentier Perrot Benoit Tremblay Gagnon Bouchard Côté Fortin
Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Macron Sarkozy Hollande Mitterrand García Garcia Rodríguez Rodriguez
González Gonzalez Gonzales Fernández Fernandez López Lopez Martínez Martinez Sánchez Sanchez Pérez Perez Gómez Gomez Martín
Jiménez Jimenez Ruiz Hernández Hernandez Díaz Diaz Moreno Álvarez Alvarez Muñoz Munoz Romero Alonso Gutiérrez Gutierrez
Navarro Torres Domínguez Dominguez Vázquez Vazquez Ramos Gil Ramírez Ramirez Serrano Blanco Molina Morales Suárez Ortega
Delgado Castro Ortiz Rubio Marín Sanz Núñez Nunez Iglesias Medina Garrido Cortés Cortez Castillo Santos Lozano Guerrero Cano
Prieto Méndez Cruz Calvo Gallego Herrera Márquez León Vidal Peña Flores Cabrera Campos Vega Fuentes Carrasco Diez Reyes
Caballero Nieto Aguilar Pascual Herrero Santana Lorenzo Montero Hidalgo Giménez Ibáñez Ferrer Durán Santiago Benítez Vargas
Mora Vicente Arias Carmona Crespo Román Pastor Soto Sáez Velasco Moya Soler Parra Esteban Bravo Gallardo Rojas Contreras
Guzmán Guzman Salazar Espinoza Espinosa Sandoval Valdez Rivera Rivas Mejía Mejia Acosta Figueroa Cardenas Cárdenas Zamora
Trujillo Quintero Quispe Mamani Villanueva Bautista Escobar Ochoa Padilla Cervantes Orozco Estrada Valencia Barrera Rossi
Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Mancini Costa Giordano Rizzo Lombardi
Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo
Serra Coppola Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Pellegrini
Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti
Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi Martino Fiore Bellini Basile Riva Donati Piras Vitali Battaglia
Sartori Neri Costantini Milani Pagano Ruggiero Sorrentino Orlando Damico Berlusconi Prodi Renzi Silva Ferreira Pereira
Oliveira Rodrigues Fernandes Gonçalves Goncalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira
Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cunha Pires Machado Araújo Araujo Barbosa Tavares
Nascimento Souza Sousa Azevedo Freitas Barros Medeiros Dias Castelo Andrade Lima Cavalcanti Bolsonaro Popescu Ionescu Popa
Stan Dumitru Stoica Gheorghe Munteanu Constantinescu`;

const SLAVIC_BALTIC_GREEK = `
Ivanov Ivanova Smirnov Smirnova Kuznetsov Kuznetsova Popov Popova Vasiliev Petrov Petrova Sokolov Mikhailov Novikov Fedorov
Morozov Volkov Alekseev Lebedev Semenov Egorov Pavlov Kozlov Stepanov Nikolaev Orlov Andreev Makarov Nikitin Zakharov Putin
Medvedev Gorbachev Yeltsin Romanov Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Melnyk Kovalchuk Zelensky Zelenskyy
Nowak Kowalski Kowalska Wiśniewski Wisniewski Wójcik Wojcik Kowalczyk Kamiński Kaminski Lewandowski Lewandowska Zieliński
Zielinski Szymański Szymanski Woźniak Wozniak Dąbrowski Dabrowski Kozłowski Jankowski Mazur Kwiatkowski Krawczyk Kaczmarek
Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień
Malinowski Jaworski Adamczyk Dudek Nowicki Pawlak Górski Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk
Novák Novak Svoboda Novotný Novotny Dvořák Dvorak Černý Procházka Prochazka Kučera Veselý Horák Němec Pokorný Marek Pospíšil
Hájek Jelínek Králová Nováková Horvat Horvath Horváth Kovač Kovač Kovac Babić Babic Marić Maric Jurić Novaković Petrović
Petrovic Jovanović Jovanovic Nikolić Nikolic Marković Markovic Đorđević Djordjevic Stojanović Ilić Ilic Pavlović Milošević
Milosevic Janković Jankovic Popović Popovic Kovačević Kovacevic Tomić Tomic Knežević Dimitrov Georgiev Todorov Stoyanov Nagy
Kovács Kovacs Tóth Toth Szabó Szabo Varga Kiss Molnár Molnar Németh Nemeth Farkas Balogh Papp Takács Juhász Orbán Orban
Papadopoulos Papadopoulou Pappas Georgiou Dimitriou Nikolaidis Karamanlis Tsipras Kazlauskas Petrauskas Jankauskas Bērziņš
Kalniņš Hoxha Shehu Berisha Krasniqi`;

const ASIAN_AFRICAN_PACIFIC = `
Khan Ahmed Ali Hussain Hussein Malik Sheikh Shaikh Syed Iqbal Chaudhry Chaudhary Qureshi Siddiqui Mirza Butt Rahman Islam
Hossain Haque Chowdhury Akhtar Begum Bibi Sultana Singh Kaur Kumar Sharma Verma Gupta Agarwal Aggarwal Jain Patel Shah Mehta
Desai Joshi Kulkarni Deshmukh Patil Pawar Jadhav Shinde Reddy Rao Naidu Iyer Iyengar Nair Menon Pillai Krishnan
Subramanian Venkatesh Raman Ramachandran Srinivasan Natarajan Mukherjee Banerjee Chatterjee Chakraborty Bose Ghosh Sen Das
Dutta Roy Sinha Mishra Mishra Tiwari Pandey Dubey Trivedi Chaturvedi Srivastava Saxena Mathur Kapoor Khanna Malhotra Chopra
Bhatia Arora Sethi Ahuja Gandhi Nehru Modi Thakur Yadav Chauhan Rathore Bhatt Perera Fernando Silva Jayawardena Bandara
Abdullah Rashid Mahmoud Mansour Khalil Haddad Khoury Nasser Saleh Hamdan Najjar Aziz Hosseini Ahmadi Mohammadi Rezaei
Karimi Moradi Jafari Rahimi Ebrahimi Yılmaz Yilmaz Kaya Demir Şahin Sahin Çelik Celik Yıldız Yildiz Yıldırım Öztürk Ozturk
Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Erdogan Erdoğan Mizrahi Peretz Biton Dahan Avraham Netanyahu Ben-David
Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Tang Song Xu Han Deng
Feng Cao Peng Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Wei Su Lu Ding Ren Yao Shen Zhong Tan Cui Lau Chan Wong
Cheung Leung Ng Ho Lam Chow Chu Kwok Tsang Fong Tse Chiu Yip Mak Yeung Yuen Hsu Hsieh Tsai Teo Lim Tay Koh Goh Ong Chua Chong
Satō Sato Suzuki Takahashi Tanaka Watanabe Itō Ito Yamamoto Nakamura Kobayashi Kato Katō Yoshida Yamada Sasaki Yamaguchi
Matsumoto Inoue Kimura Hayashi Shimizu Yamazaki Mori Abe Ikeda Hashimoto Yamashita Ishikawa Nakajima Maeda Fujita Ogawa Goto
Okada Hasegawa Murakami Kondo Ishii Saito Saitō Sakamoto Endo Aoki Fujii Nishimura Fukuda Ota Miura Fujiwara Okamoto Matsuda
Nakagawa Nakano Harada Ono Tamura Takeuchi Kaneko Wada Nakayama Ishida Ueda Morita Kojima Shibata Kim Park Choi Jung Kang
Cho Yoon Jang Lim Oh Shin Seo Kwon Hwang Ahn Yoo Hong Moon Bae Nguyễn Trần Tran Lê Phạm Pham Huỳnh Huynh Hoàng Hoang Phan
Vũ Vu Võ Vo Đặng Dang Bùi Bui Đỗ Do Hồ Ngô Ngo Dương Duong Lý Santos Reyes Cruz Bautista Ocampo Villanueva Aquino Mendoza
Pascual Castillo Suharto Sukarno Widodo Wijaya Setiawan Santoso Hidayat Gunawan Hartono Susanto Pratama Nasution Siregar
Okafor Okeke Eze Obi Nwosu Okonkwo Adeyemi Adebayo Ogunleye Balogun Bello Abubakar Ibrahim Musa Sani Yusuf Mensah Owusu
Boateng Asante Osei Appiah Amoah Addo Acheampong Diallo Diop Ndiaye Fall Sow Traoré Traore Coulibaly Keita Konaté Touré Toure
Cissé Camara Bah Barry Ouédraogo Kone Koné Kamau Mwangi Njoroge Otieno Odhiambo Ochieng Wanjiku Kimani Karanja Kariuki
Mutua Omondi Kipkemboi Mbeki Mandela Zuma Ramaphosa Dlamini Nkosi Ndlovu Khumalo Mkhize Sithole Mokoena Molefe Botha Pretorius
Venter Nel Coetzee Fourie Moyo Ncube Sibanda Chikwava Tesfaye Bekele Abebe Haile Tadesse Alemu Girma Mohamud Warsame Abdi`;

const PORTUGUESE_DUTCH = `
Aalbers Aarts Abma Abreu Achterberg Adriaanse Afonso Aguiar Albers Alberts Albuquerque Alcântara Amaral Amorim
Andriessen Antunes Appelman Aragão Arends Arruda Assis Baars Bakkers Baptista Barata Barreto Barroso Bartels Bastos
Batista Beekman Beenhakker Belchior Berends Berkhout Bettencourt Beukema Beumer Bittencourt Blaauw Blankers Bleeker
Boaventura Boekhout Boelens Boer Boersma Bogaards Bogaerts Bolhuis Bongers Boonstra Borst Bosma Bosman Bosscher Bouman
Bouwman Bouwmeester Braam Brandsma Brandão Brinkman Brito Broekhuis Brouwers Bruggeman Bruins Buijs Bulhões Burgers
Buurman Cabral Caldas Caldeira Camargo Camilo Campelo Canavarro Carneiro Carvalhal Casimiro Castanheira Cavaco
Cavalcante Cerqueira Chaves Claassen Claessens Coenen Coppens Cordeiro Cornelissen Corrêa Cortês Coutinho Couto
Cuijpers Damasceno Damen Dantas Deckers Dekkers Derksen Diepeveen Dijkema Dijkhuizen Dijkman Diniz Domingues Doornbos
Dorrestein Dourado Driessen Elzinga Esteves Evangelista Evers Falcão Faria Farias Feenstra Feijó Ferraz Figueira
Figueiredo Figueiroa Fonseca Fontoura Fragoso Franken Franssen Frazão Freire Furtado Galvão Gerards Gerritsen Geurts
Gielen Godinho Gorter Gouveia Greven Groenendijk Groeneveld Groenewegen Guedes Guerreiro Guimarães Gusmão Hamersma
Hartog Heemskerk Heijden Heijmans Heijnen Hendriksen Henriques Hermsen Hoeksema Hoendervangers Hofman Hofstede Hofstra
Holtrop Hoogendoorn Hoogeveen Hoogland Houtman Huijbers Huizinga Jaspers Jonker Junqueira Kamphuis Kapteijn Kempers
Kerkhof Kersten Klaassen Kloosterman Konings Kooijman Kooistra Koopman Koopmans Kruijf Kuijpers Kuiper Kwakman Lacerda
Lamas Lammers Langeveld Leenders Leeuwen Leitão Lemmens Lemos Lensink Linhares Lobato Loureiro Lourenço Lousada
Lubbers Luijten Lustosa Maassen Macedo Maciel Madureira Magalhães Malheiro Manders Marinho Martens Martins Mascarenhas
Matias Matos Mattos Meijers Meireles Mello Melo Mendonça Meneses Menezes Merkx Mesquita Meulenbelt Middelkoop Moerman
Molenaar Moraes Morais Mota Moura Mourão Moutinho Mulders Negreiros Nijboer Nijhof Nijland Nijssen Noordhoek Noronha
Novais Nóbrega Offermans Oosterhout Oosterhuis Oosting Ornelas Osório Pacheco Padilha Paiva Paixão Palhares Parente
Patrício Paulissen Pedrosa Peixoto Penteado Pessoa Pestana Pieters Pietersen Pimenta Pimentel Pinheiro Poelman Postema
Prates Prinsen Proença Pronk Quaresma Queiroz Queirós Quental Quintela Raaijmakers Rabelo Ramalho Rebelo Rebouças
Reijnders Resende Rezende Rietveld Rijken Rijnders Robalo Roelofs Roelofsen Rooijakkers Roriz Rosmalen Rutten Sabino
Saldanha Salgado Salgueiro Sampaio Sanches Saraiva Sardinha Scheffer Schepers Schippers Schouten Schreuder Schreurs
Schrijver Schuurman Schuurmans Seabra Seixas Sequeira Serrão Severino Sijbrandij Silveira Simões Siqueira Slagter
Smeets Smits Smulders Sobral Sottomayor Spierings Spijker Steenbergen Stegeman Stolk Straver Stuivenberg Swinkels
Taveira Teles Telles Teodoro Terpstra Theunissen Thijssen Tiemersma Tillemans Timmerman Timmermans Toscano Travassos
Tuinstra Uittenbogaard Valadares Valadas Valadão Valério Varela Vasconcellos Vasconcelos Vasques Veiga Veldhuis
Veldhuizen Veldkamp Veloso Ventura Verbeek Verbruggen Verburg Verdonk Verhaegen Verhagen Verhoef Verhoeven Verkerk
Verkuil Vermeer Vermeulen Verschoor Verschuren Verstappen Versteeg Versteegh Viana Vianna Vidigal Viegas Vilar Vilela
Vilhena Vink Visscher Vlaming Voogd Vries Wagenaar Warmerdam Weijers Westerhof Westra Wiegers Wierda Wiersma
Wijngaarden Wilders Willemsen Winkelman Witteveen Wolters Xavier Zagalo Zandstra Zijlstra Zoetemelk Zuidema Ávila`;

/** All curated surnames. Those with an inner capital or apostrophe are listed as the tokenizer sees them (`McCoy`, `OBrien`). */
export const SURNAMES: readonly string[] = [
  ENGLISH,
  GERMAN_DUTCH_NORDIC,
  ROMANCE,
  PORTUGUESE_DUTCH,
  SLAVIC_BALTIC_GREEK,
  ASIAN_AFRICAN_PACIFIC,
].flatMap((names) => names.trim().split(/\s+/));
