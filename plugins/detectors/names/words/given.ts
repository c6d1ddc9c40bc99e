import { GIVEN_CYRILLIC } from './given-cyrillic.js';
import { GIVEN_GREEK } from './given-greek.js';

/**
 * Given names that are common somewhere and seldom anything else, by the culture they are most at home in. Curated by
 * hand; the long tail is in the hashed gazetteer. Those that are everyday words too stand in `doubtful.ts` as well.
 */
const ENGLISH = `
James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Donald Steven
Stephen Paul Andrew Joshua Kenneth Kevin Brian George Edward Ronald Timothy Jason Jeffrey Ryan Jacob Gary Nicholas Eric
Jonathan Larry Justin Scott Brandon Benjamin Samuel Gregory Frank Alexander Raymond Patrick Jack Dennis Jerry Tyler Aaron
Jose Adam Henry Nathan Douglas Zachary Peter Kyle Walter Ethan Jeremy Harold Keith Christian Roger Noah Gerald Carl Terry
Sean Austin Arthur Lawrence Jesse Dylan Bryan Joe Jordan Billy Bruce Albert Willie Gabriel Logan Alan Juan Wayne Roy Ralph
Randy Eugene Vincent Russell Elijah Louis Bobby Philip Phillip Johnny Bradley Liam Mason Lucas Oliver Jayden Aiden Jackson
Sebastian Owen Caleb Isaac Evan Connor Colin Graham Stuart Trevor Nigel Gareth Alistair Angus Duncan Hamish Callum Rory
Ewan Craig Neil Ross Dean Darren Shaun Shane Wesley Clifford Clarence Ernest Herbert Leonard Norman Stanley Alfred Frederick
Howard Leroy Lloyd Marvin Melvin Milton Morris Vernon Warren Wilbur Earl Floyd Glenn Glen Harvey Homer Hugh Hubert Irving
Jerome Julian Kurt Lester Lionel Luther Malcolm Maurice Max Mitchell Nelson Oscar Percy Perry Preston Quentin Reginald Rodney
Roland Rufus Rupert Sidney Simon Sheldon Theodore Tobias Todd Tony Travis Tristan Troy Virgil Wallace Winston Barry Bernard
Brent Brett Byron Calvin Cameron Cecil Cedric Chester Clark Clayton Clinton Clyde Cody Cole Corey Curtis Dale Damian Damon
Darrell Darryl Daryl Derek Derrick Dominic Donovan Dustin Dwayne Dwight Edgar Edmund Edwin Elliot Elliott Elmer Emmett
Alex Ben Bob Brad Charlie Chris Dan Danny Dave Dick Don Doug Drew Ed Eddie Fred Freddie Greg Hank Harry Jake Jamie Jay Jeff
Jerry Jim Jimmy Joey Jon Josh Ken Kenny Larry Len Leo Les Luke Mark Marc Marcus Martin Matt Mick Mickey Mike Mitch Nate Nick
Pat Pete Phil Ray Reggie Rich Rick Ricky Rob Robbie Ron Ronnie Sam Sammy Stan Steve Stevie Stu Ted Teddy Tim Tom Tommy Vic
Vince Walt Wes Will Zach Zack Bill Sal Dom Irv Manny Rafe Bubba Clem Fitz Huck Norm Reg Woody Buddy Chip Skip Kit
Tad Rod Herb Dex Roz Aggie Izzy Kath Mands Prue Shaz Sukie Yvie Chuy Beto Tavo Gene Grant Chase Chad Cliff Art Dirk Drake Miles Rusty Guy Hunter Carter Parker Tanner
Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Margaret Sandra Ashley Kimberly
Emily Donna Michelle Carol Amanda Dorothy Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Kathleen Amy Angela Shirley
Anna Brenda Pamela Emma Nicole Helen Samantha Katherine Christine Debra Rachel Carolyn Janet Catherine Maria Heather Diane
Ruth Julie Olivia Joyce Virginia Victoria Kelly Lauren Christina Joan Evelyn Judith Megan Andrea Cheryl Hannah Jacqueline
Martha Gloria Teresa Ann Anne Sara Madison Frances Kathryn Janice Jean Abigail Alice Julia Judy Sophia Grace Denise Amber
Doris Marilyn Danielle Beverly Isabella Theresa Diana Natalie Brittany Charlotte Marie Kayla Alexis Lori Ava Mia Amelia
Harper Ella Chloe Lily Zoe Zoey Hazel Violet Aurora Savannah Audrey Brooklyn Bella Claire Skylar Lucy Paisley Everly Caroline
Nova Genesis Emilia Kennedy Maya Willow Kinsley Naomi Aaliyah Elena Ariana Allison Gabriella Madelyn Cora Ruby Eva Serenity
Autumn Adeline Hailey Gianna Valentina Isla Eliana Quinn Nevaeh Ivy Sadie Piper Lydia Alexa Josephine Emery Delilah Arianna
Vivian Kaylee Sophie Brielle Madeline Peyton Rylee Clara Hadley Melanie Mackenzie Reagan Adalynn Liliana Aubrey Jade Isabel
Abby Annie Barb Becky Beth Betsy Bonnie Bridget Carla Carly Carrie Cassandra Cathy Celeste Chelsea Cindy Colleen Connie
Courtney Crystal Daisy Darlene Dawn Debbie Della Dolores Edith Edna Eileen Elaine Eleanor Ellen Elsie Erica Erika Erin Esther
Ethel Faith Faye Felicity Fiona Flora Florence Francine Gail Geraldine Gertrude Gina Ginger Gladys Gwen Gwendolyn Harriet
Hilary Hillary Holly Hope Ida Imogen Irene Iris Jackie Jane Janelle Janine Jenna Jenny Jill Jo Joanna Joanne Jodi Jodie Jody
Josie Joy Juanita June Kara Karla Kate Katie Katrina Kathy Katy Kay Kelley Kendra Kerry Kim Krista Kristen Kristin Kristina
Lana Latoya Leah Leslie Lillian Lindsay Lindsey Liz Lois Loretta Lorraine Louise Lucille Lynda Lynn Lynne Mabel Mandy Marcia
Marian Marianne Marion Marjorie Marsha Maureen Maxine Meredith Mildred Millie Minnie Miranda Misty Moira Molly Monica Muriel
Myra Nadine Nellie Nichole Nina Nora Norma Olive Opal Paige Pam Patsy Patty Paula Paulette Pauline Pearl Peggy Penelope Penny
Phoebe Phyllis Poppy Priscilla Regina Renee Rhonda Rita Roberta Robin Robyn Rosa Rosalie Rose Roseanne Rosemary Roxanne
Sabrina Sally Sasha Shannon Sheila Shelby Shelley Sherri Sherry Sheryl Sonia Sonya Stacey Stacy Stella Sue Summer Suzanne
Sylvia Tabitha Tamara Tammy Tanya Tara Taylor Thelma Tiffany Tina Toni Tonya Tracey Tracy Trisha Trudy Ursula Valerie Vanessa
Vera Verna Veronica Vicki Vickie Vicky Viola Wanda Wendy Whitney Wilma Winifred Yolanda Yvette Yvonne Kylie Siobhan Niamh
Aoife Ciara Saoirse Sinead Deirdre Orla Eoin Cillian Declan Padraig Seamus Cormac Fergus Rhys Dafydd Rhiannon Cerys Megan
Jamal Darnell Deshawn Tyrone Lamar Latisha Shaniqua Tanisha Kareem Malik Tyrell Marquis Keisha Ebony Tremaine Demetrius
Barack Denzel Kobe Shaquille Beyonce Oprah`;

const GERMAN_DUTCH_NORDIC = `
Hans Klaus Jürgen Juergen Günter Günther Wolfgang Werner Horst Helmut Manfred Dieter Heinz Heinrich Friedrich Wilhelm Karl
Stefan Andreas Matthias Markus Thorsten Torsten Uwe Ulrich Rainer Reinhard Gerhard Bernd Bernhard Holger Jens Jörg Joerg Kai
Lars Sven Ralf Rüdiger Rolf Siegfried Volker Florian Tobias Sebastian Jan Lukas Leon Finn Jonas Felix Maximilian Niklas
Moritz Philipp Fabian Johannes Benedikt Ludwig Konrad Kurt Egon Erich Ernst Fritz Otto Detlef Eckhard Hartmut Henrik Joachim
Ingrid Ursula Renate Helga Monika Gisela Petra Sabine Brigitte Birgit Andrea Claudia Susanne Heike Gabriele Angelika Karin
Ute Silke Anja Katrin Kathrin Katja Antje Anke Bärbel Christa Christiane Dagmar Elfriede Elke Erika Gerda Gudrun Hannelore
Hedwig Heidi Heidrun Hildegard Ilse Inge Irmgard Jutta Käthe Kerstin Lieselotte Margarete Marlies Martina Mechthild Nadja
Roswitha Sieglinde Sigrid Silvia Simone Tanja Traute Ulrike Ulla Waltraud Leonie Lena Lea Mia Anneliese Annegret Friederike
Johanna Franziska Greta Svenja Steffi Wiebke Pieter Willem Johan Hendrik Cornelis Jacobus Gerrit Dirk Joost Maarten Jeroen
Bas Sander Ruben Thijs Daan Sjoerd Wouter Bram Koen Pim Joris Niels Marieke Anneke Annelies Femke Fleur Sanne Lotte Roos
Maaike Mieke Saskia Ineke Marloes Tineke Willemijn Esmee Anouk Katrien Liesbeth Lieke Erik Anders Björn Bjorn Gunnar Göran
Håkan Olof Olav Ole Nils Leif Mikael Magnus Mats Fredrik Henrik Rasmus Søren Soren Jesper Morten Mads Kasper Knut Odd Øyvind
Torbjörn Ingmar Aksel Eero Juha Jukka Mika Matti Pekka Timo Antti Kari Heikki Ilkka Esa Astrid Birgitta Britta Freja Gunilla
Ingeborg Karin Kerstin Kirsten Kjersti Lise Maja Malin Märta Mette Pernille Ragnhild Signe Solveig Sigrun Tove Ulrika Ylva
Aino Anneli Eeva Hanna Kaisa Liisa Marjatta Päivi Riikka Sari Tuula Annika Elin Linnea Ebba`;

const ROMANCE = `
Jean Pierre Michel Philippe Alain Patrick Nicolas Christophe Laurent Frédéric Frederic Stéphane Stephane Sébastien Julien
Olivier Thierry François Francois Jacques Claude Daniel Bernard Gérard Gerard André Andre Didier Guy Henri Hervé Pascal
Mathieu Maxime Antoine Guillaume Romain Thibault Cédric Cedric Fabrice Gilles Yves Yann Rémi Remi Lucien Marcel Étienne
Etienne Émile Emile Gaston Benoît Benoit Baptiste Clément Clement Quentin Loïc Xavier Raphaël Raphael Théo Theo Hugo Louis
Isabelle Nathalie Sylvie Catherine Françoise Francoise Monique Jacqueline Véronique Veronique Sandrine Céline Celine Sophie
Aurélie Aurelie Camille Chantal Corinne Delphine Dominique Élise Elise Émilie Emilie Florence Geneviève Genevieve Hélène
Helene Jeanne Josiane Juliette Laetitia Laure Lucie Madeleine Manon Margaux Marguerite Marine Martine Mathilde Mireille
Muriel Odile Pascale Simone Solange Suzanne Valérie Virginie Amélie Amelie Anaïs Anais Audrey Béatrice Beatrice Bérénice
José Juan Luis Carlos Jorge Miguel Francisco Manuel Pedro Antonio Jesús Alejandro Javier Fernando Rafael Sergio Ángel Angel
Alberto Andrés Andres Eduardo Roberto Ricardo Diego Pablo Ramón Ramon Raúl Raul Enrique Mario Óscar Rubén Vicente Víctor
Victor Iván Ivan Joaquín Joaquin Ignacio Gonzalo Guillermo Gustavo Hector Héctor Hernán Hernan Hugo Ismael Jaime Julio
Lorenzo Marcelo Mariano Martín Mauricio Nicolás Omar Orlando Pascual Ramiro Rodrigo Rogelio Salvador Santiago Tomás Tomas
Álvaro Alvaro Alfonso Alfredo Armando Arturo Benito César Cesar Cristian Cristóbal Domingo Emilio Ernesto Esteban Federico
Felipe Gerardo Germán German Gilberto Humberto Leonardo Leopoldo Xavi Iker Aitor Jordi Josep María Carmen Josefa Isabel
Dolores Pilar Teresa Ana Francisca Laura Antonia Mercedes Cristina Marta Ángeles Lucía Lucia Concepción Elena Manuela Raquel
Rosario Juana Beatriz Encarnación Silvia Montserrat Patricia Susana Rocío Rocio Alejandra Alicia Amparo Angélica Ángela
Araceli Belén Blanca Carolina Catalina Cecilia Claudia Consuelo Daniela Esperanza Estela Eugenia Fernanda Gabriela Graciela
Guadalupe Inés Ines Irene Itziar Jimena Josefina Leticia Lidia Lorena Lourdes Luisa Luz Magdalena Margarita Maribel Mariana
Marisol Mónica Natalia Noelia Nuria Olga Paloma Paola Remedios Rosalía Soledad Sonia Verónica Ximena Yolanda Giuseppe
Giovanni Antonio Mario Luigi Francesco Angelo Vincenzo Pietro Salvatore Carlo Franco Domenico Bruno Paolo Michele Giorgio
Aldo Alessandro Andrea Claudio Davide Enrico Fabio Filippo Gianni Giacomo Gianluca Giulio Luca Marco Massimo Matteo Maurizio
Nicola Riccardo Roberto Sandro Simone Stefano Umberto Valerio Vittorio Anna Giuseppina Rosa Angela Giovanna Lucia Caterina
Francesca Antonella Barbara Chiara Concetta Donatella Elisa Federica Giulia Giuliana Ilaria Ivana Lorella Ludovica Luisa
Martina Ornella Paola Raffaella Roberta Rosanna Silvana Simona Sofia Stefania Valentina João Joao Paulo Luís Luiz Tiago
Thiago Rui Nuno Gonçalo Goncalo Vasco Duarte Afonso Bernardo Caio Davi Edson Fabrício Flávio Flavio Gilson Heitor Marcos
Mateus Murilo Otávio Renato Rogério Sérgio Vinícius Wagner Wellington Adriana Aline Amanda Beatriz Bruna Camila Catarina
Débora Fátima Fatima Filipa Flávia Inês Joana Juliana Larissa Letícia Luana Luciana Madalena Mafalda Matilde Rafaela Renata
Rita Sílvia Tatiana Tânia Thaís Vitória Ion Gheorghe Vasile Mihai Andrei Bogdan Călin Cristian Dragoș Florin Radu Răzvan
Sorin Traian Viorel Ioana Mihaela Elena Andreea Raluca Simona Alina Roxana`;

const SLAVIC_BALTIC_GREEK = `
Ivan Sergei Sergey Dmitri Dmitry Alexei Alexey Andrei Mikhail Nikolai Vladimir Yuri Boris Igor Oleg Pavel Viktor Anatoly
Konstantin Maxim Maksim Roman Ruslan Stanislav Vadim Valery Vasily Vyacheslav Yevgeny Evgeny Gennady Grigory Leonid Timur
Volodymyr Oleksandr Andriy Mykola Taras Bohdan Yaroslav Olga Natalia Natalya Tatiana Svetlana Irina Elena Ekaterina
Anastasia Ludmila Lyudmila Galina Larisa Nadezhda Oksana Ksenia Yulia Daria Darya Yelena Vera Zoya Halyna Iryna Kateryna
Piotr Krzysztof Andrzej Tomasz Paweł Pawel Jan Stanisław Stanislaw Marcin Michał Michal Marek Grzegorz Józef Jozef Łukasz
Lukasz Zbigniew Jerzy Tadeusz Kazimierz Mateusz Wojciech Dariusz Mariusz Ryszard Zdzisław Maciej Jarosław Jaroslaw Jacek
Jakub Bartosz Bartłomiej Dawid Kamil Rafał Sławomir Agnieszka Małgorzata Malgorzata Katarzyna Krystyna Ewa Elżbieta Elzbieta
Zofia Jadwiga Joanna Magdalena Danuta Halina Grażyna Bożena Teresa Jolanta Beata Dorota Iwona Aleksandra Wiesława Renata
Justyna Paulina Karolina Jiří Jiri Petr Josef Pavel Jaroslav Tomáš Miroslav Zdeněk Zdenek Václav Vaclav František Frantisek
Milan Karel Vladimír Lukáš Lukas Ladislav Ondřej Jana Eva Hana Lenka Kateřina Věra Lucie Alena Petra Veronika Jaroslava
Martina Ivana Zuzana Markéta Dragan Zoran Goran Slobodan Nenad Branko Dejan Milos Miloš Nikola Stefan Aleksandar Marko Luka
Velimir Zvonimir Tomislav Krešimir Ante Josip Stjepan Dušan Dusan Vesna Jelena Milica Snežana Gordana Ljiljana Mirjana
Dragana Ivana Biljana Marija Georgi Dimitar Ivaylo Plamen Stoyan Desislava Yordanka László Laszlo István Istvan József
János Janos Zoltán Zoltan Sándor Sandor Gábor Gabor Ferenc Attila Péter Tamás Tamas Zsolt Tibor András Csaba Imre Lajos
Gyula Balázs Bence Ádám Dániel Katalin Ilona Erzsébet Zsuzsanna Ágnes Agnes Judit Andrea Ildikó Erika Krisztina Eszter
Tímea Réka Jonas Vytautas Antanas Tomas Darius Mindaugas Rasa Jurgita Janis Andris Giorgos Georgios Dimitris Dimitrios
Konstantinos Kostas Ioannis Yannis Giannis Nikos Nikolaos Panagiotis Vasilis Christos Spyros Stavros Theodoros Eleni
Katerina Sofia Vasiliki Despina Angeliki Arben Besnik Ilir Agron Altin`;

const WEST_SOUTH_ASIAN = `
Mohammed Muhammad Mohamed Mohammad Ahmed Ahmad Ali Hassan Hussein Hussain Omar Umar Khalid Ibrahim Ismail Yusuf Youssef
Mustafa Mahmoud Abdullah Abdul Abdel Abdulrahman Abdelaziz Karim Rashid Saeed Said Salim Samir Tariq Tarek Walid Waleed
Yasser Zaid Ziad Bilal Faisal Farid Farouk Hamza Hamid Imran Jamil Khalil Majid Marwan Nabil Nasser Osama Rami Reza Saad
Sami Sultan Usman Waqar Zafar Ghulam Fatima Aisha Khadija Maryam Zainab Amina Layla Leila Noor Nour Nadia Samira Salma
Yasmin Yasmine Zahra Hana Huda Iman Jamila Latifa Mona Nawal Rania Rana Reem Sahar Shirin Soraya Sumaya Amir Arash Behnam
Cyrus Dariush Farhad Hamed Hossein Javad Kaveh Kourosh Mehdi Mehran Mohsen Navid Parviz Ramin Shahram Azadeh Fereshteh
Maryam Nasrin Parisa Roya Shabnam Mehmet Ahmet Mustafa Hüseyin Hasan İbrahim Emre Burak Murat Serkan Tolga Volkan Cem Can
Ayşe Ayse Emine Elif Zeynep Merve Esra Selin Özlem Gülsüm Hatice Avi Avraham Benyamin Boaz Chaim Dov Eitan Gilad Itzhak
Menachem Mordechai Moshe Nir Noam Shimon Shlomo Shmuel Uri Yaakov Yitzhak Yoav Yosef Zvi Ayelet Chana Dalia Efrat Hadassah
Michal Orly Rivka Shira Tamar Yael Raj Rahul Rohit Amit Anil Ajay Arjun Arun Ashok Deepak Dinesh Ganesh Gaurav Girish Gopal
Harish Jagdish Kiran Krishna Kumar Lakshman Mahesh Manish Manoj Mohan Mukesh Nikhil Nitin Pankaj Prakash Pranav Prasad
Rajesh Rajiv Rakesh Ramesh Ravi Sandeep Sanjay Sanjeev Satish Shankar Shiv Sunil Suresh Vijay Vikas Vikram Vinay Vinod Vivek
Yash Aditya Akash Anand Anjali Ananya Anita Aparna Archana Asha Bhavna Deepa Deepika Divya Gayatri Geeta Indira Jyoti Kavita
Kavya Lakshmi Lata Madhuri Meena Meera Neha Nisha Padma Pooja Poonam Preeti Priya Priyanka Radha Rashmi Rekha Ritu Sangeeta
Sarita Savita Seema Shalini Shilpa Shreya Sita Smita Sneha Sunita Sushma Swati Uma Usha Vandana Vidya Gurpreet Harpreet
Jaspreet Manpreet Baljit Farhan Irfan Junaid Kamran Naveed Nadeem Asif Shahid Sohail Rubina Shabana Ayesha Nasreen Chaminda
Nimal Sanath Nirmala Thilini Nguyễn`;

const EAST_ASIAN_AFRICAN_PACIFIC = `
Wei Ming Jing Xiao Ying Yan Jun Hao Jian Jie Feng Xin Yong Qiang Guo Zhi Hui Hong Mei Ling Xiu Yun Fang Juan Xia Yu Lei
Haoran Zihan Yuxuan Wenjie Xiaoming Xiaoling Jianguo Guoqiang Minghui Hiroshi Takashi Kenji Kenichi Akira Satoshi Makoto
Takeshi Yoshio Kazuo Hideo Masao Ichiro Jiro Taro Shinichi Shinji Shigeru Tetsuya Toshio Yuki Haruto Sota Ren Ryo Daisuke
Yusuke Kazuki Naoki Hayato Yoko Keiko Kazuko Sachiko Noriko Michiko Tomoko Yumi Yuko Akiko Emiko Haruka Ayumi Sakura Hina
Aoi Misaki Naoko Mariko Reiko Masako Junko Minjun Jihoon Seojun Hyun Sung Jin Min Seok Young Soo Jae Dong Kyung Ji Eun Hye
Jiwoo Seoyeon Minji Soyeon Yuna Hyejin Minh Anh Duc Dung Hieu Hoang Huy Khanh Long Nam Phuc Quan Quang Thanh Thang Tuan Tung
Viet Huong Lan Linh Mai Ngoc Nhung Phuong Thao Thi Thuy Trang Tuyet Somchai Somsak Suchart Prasert Apinya Malee Siriporn
Agus Bambang Budi Dewi Eko Fitri Hendra Joko Putri Rina Siti Sri Susilo Wahyu Yanti Nurul Azman Faizal Aishah Rizal Jomar
Jejomar Rodel Marites Rowena Maricel Kwame Kofi Kwasi Kojo Yaw Ama Akosua Abena Adwoa Chinedu Chukwuemeka Emeka Ikenna
Obinna Uche Nnamdi Ngozi Chioma Amaka Adaeze Chinwe Ifeoma Oluwaseun Olumide Adebayo Babatunde Femi Kunle Tunde Wole Yemi
Folake Funmilayo Temitope Titilayo Yetunde Aminata Fatoumata Mamadou Ousmane Moussa Ibrahima Cheikh Abdoulaye Seydou
Modibo Mariama Kadiatou Wanjiru Njeri Wambui Kamau Mwangi Otieno Achieng Kipchoge Wangari Juma Baraka Neema Zawadi Thabo
Sipho Themba Mandla Nomsa Thandiwe Lerato Nkosi Sibusiso Bongani Zanele Tendai Tatenda Farai Rudo Chipo Tesfaye Abebe
Haile Getachew Mulugeta Tigist Selam Hirut Abdi Hodan Mahad Tane Aroha Hemi Wiremu Anahera Sione Tevita Mele Lani Kaimana
Leilani Keanu Malia`;

const PORTUGUESE_DUTCH = `
Neuza Neusa Edson Nilton Ailton Gilson Jussara Iara Iraci Jandira Thiago Kauã Caio Raíssa Taís Thaís Piedade
Aafke Aaltje Aart Abel Abílio Acácio Adalberto Adelaide Adelino Adriaan Adérito Adílson Afonsina Agostinho Albano
Albertina Albertus Alcides Alda Aldina Aleida Aletta Alexandra Alida Allard Almeida Almerinda Alípio Amadeu Amália
Américo Amílcar Anabela Andries Annemarie Annemiek Annet Antero Antoon Antónia António Aníbal Arend Arie Arjan Arjen
Armanda Arminda Arménio Arnaldo Arno Arnout Artur Augusta Augusto Avelino Baltasar Bartel Barteld Bartolomeu Bastiaan
Belmira Belmiro Benedita Benedito Berend Berenice Bernadette Bernarda Bernardete Bernardino Berndina Bertus Betje
Boudewijn Bouke Brechtje Caetana Caetano Carlijn Carminda Casper Cecília Celestino Celso Cesaltina Christiaan Clotilde
Cláudia Cláudio Coen Coenraad Constantino Constança Cornelia Corné Corrie Custódia Custódio Cátia Cândida Cândido
Célia Dalila Daniëlle Deolinda Diamantino Dinis Diogo Dirkje Djalma Domingos Doutzen Douwe Dries Dulce Edite Edmundo
Eduarda Eefje Eelco Eelke Egbert Elisabete Elsa Elsbeth Elvira Eládio Elói Ema Emanuel Emiel Emília Emílio Ermelinda
Ernestina Esmée Estêvão Etelvina Eugénia Eugénio Eulália Eunice Eusébio Evaristo Evelien Evert Expedito Fabiënne Famke
Fausto Feike Feliciano Felisbela Fenna Ferdinand Fernão Fieke Filipe Filomena Firmino Florbela Floris Fokke Foppe
Frederica Frederico Frederik Freek Frits Froukje Fábia Fábio Gastão Geert Geertje Geertruida Geesje Gerben Gerbrand
Gerlof Germana Germano Gerritje Gertjan Gertrudes Gijs Gijsbert Govert Graciete Greetje Grietje Guilherme Guilhermina
Guiomar Guus Haico Hanneke Harm Harmen Hein Helder Heleen Hendrika Hendrikje Henk Henriqueta Henriëtte Hermenegildo
Hermine Hermínia Hermínio Hessel Hetty Hidde Hielke Hilde Honorato Hortênsia Horácio Hubertus Huib Hélder Hélio
IJsbrand Idalina Ilda Ilídio Imke Inácio Iolanda Irineu Isaura Ivone Jaap Jacinta Jacinto Jacoba Janna Janneke Jannes
Jannie Januário Jasmijn Jasper Jelle Jelmer Jeroom Jerónimo Jetske Jildou Joaquim Joaquina Joep Jolanda Jolien Jopie
Jordão Jorgina Jorrit Jos Josephina Josué Judite Julieta Jurandir Jurgen Jurriaan Juscelino Júlia Júlio Kees Klaas
Klaasje Koenraad Laurens Laurinda Laurindo Lavínia Leandro Leendert Lennart Leonel Leonilde Leonor Leopoldina Lianne
Lidewij Liesje Lijsbeth Lisandra Lisanne Loek Lourens Lourenço Lucília Ludo Ludovina Luuk Luzia Luísa Lídia Lígia
Lília Lúcia Lúcio Maartje Machteld Madelief Maike Marcelina Margreet Margriet Marijke Marijn Marinho Marinus Marit
Maritje Mariëlle Marjan Marjolein Marjolijn Marleen Marlene Martijn Martim Marília Matthijs Maud Maurits Maurício Mees
Meindert Menno Merijn Micaela Michiel Miep Milena Minke Miriam Mirjam Moisés Márcia Márcio Mário Nanne Napoleão
Natália Natércia Neeltje Nelleke Nicolaas Nicolau Niek Nienke Noortje Norberto Noémia Nádia Nélia Nélson Odete Odília
Okke Olaf Olavo Olinda Olímpia Olívia Onofre Orlanda Palmira Palmiro Patrícia Paulino Petronella Petrus Piet Pietje
Pleun Plácido Plínio Policarpo Quinten Quirino Quitéria Raimundo Reginaldo Reinaldo Reinder Reinier Reinoud Reinout
Remco Renske Rianne Ricardina Richtje Riekje Rien Riet Rik Rikkert Rinske Robbert Roderick Rodolfo Roelie Roelof Romeu
Ronaldo Roosje Roque Rosalina Rosália Rosária Rosângela Rubem Rute Rutger Ruud Rómulo Sabino Salomé Samanta Sebastiaan
Sebastiana Serafim Serafina Severino Sidónio Siebe Siebren Siem Sietske Sieuwke Silvestre Silvina Simão Sjaak Sjors
Sofie Stijn Suze Sybren Sytske Sílvio Taco Tadeu Tarcísio Telma Telmo Teodora Teodoro Teresinha Teun Teunis Teófilo
Thea Theodorus Tibúrcio Tiede Tijl Tijmen Titia Tjalling Tjeerd Tjitske Tomé Trijntje Truus Tygo Ubbo Ulisses Urbano
Valdemar Valdir Valter Valéria Vanda Veerle Vicência Virgílio Virgínia Vitalina Vitorino Vitália Viviana Vânia Vítor
Wanderley Wessel Wibo Wiebe Wiebren Wietske Wijnand Wilbert Wilfred Wilhelmina Willeke Willemien Wim Wopke Wout Wubbo
Xénia Ymke Yvo Zacarias Zeger Zilda Zulmira Zwaantje Zélia Élio`;

/** All curated given names. */
export const GIVEN_NAMES: readonly string[] = [
  ENGLISH,
  GERMAN_DUTCH_NORDIC,
  ROMANCE,
  PORTUGUESE_DUTCH,
  SLAVIC_BALTIC_GREEK,
  WEST_SOUTH_ASIAN,
  EAST_ASIAN_AFRICAN_PACIFIC,
]
  .flatMap((names) => names.trim().split(/\s+/))
  .concat(GIVEN_CYRILLIC, GIVEN_GREEK);
