/**
 * The most common passwords of eight or more characters, in lower case (decision 9). Shorter ones are refused anyway.
 * Sources: public lists of leaked passwords ranked by frequency, worldwide (NCSC, 10 million) and French (Richelieu).
 */
export const commonPasswords = `
00000000 0000000000 00112233 01011980 01012011 01020304 010203040506 01230123 01234567 0123456789 01234567891
0987654321 09876543211 10101010 10203040 1029384756 11111111 111111111 1111111111 111222333 11223344 1122334455
1123581321 12121212 1213141516 12301230 123123123 1231231231 1232323q 123321123 12341234 12344321 1234512345 123454321
1234554321 123456123 123456123456 123456654321 12345671 12345678 123456781 123456789 1234567890 12345678901 1234567891
12345678910 12345678911 123456789a 123456789q 123456789z 12345678a 1234567a 1234567q 123456987 123456abc 123456qwerty
12345qwert 12345qwerty 1234abcd 1234asdf 1234qwer 123654789 12369874 123698745 123789456 123qwe123 123qweasd
123qweasdzxc 123soleil 12qwaszx 135792468 147258369 1472583691 147852369 14789632 147896325 16641664 192837465
19801980 19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992
19931993 19941994 1a2b3c4d 1g2w3e4r 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
20102010 21212121 22222222 25802580 31415926 321654987 369258147 4815162342 55555555 5555555555 69696969 741852963
7418529631 77777777 789456123 7894561230 7894561231 87654321 88888888 963852741 987456321 98765432 987654321
9876543210 9876543211 99999999 999999999 a12345678 a123456789 a1b2c3d4 a1s2d3f4 a1z2e3r4 aa123456 aaaaaaaa aaaaaaaaaa
abc12345 abc123456 abcd1234 abcdefg1 abcdefg123 abcdefgh abdallah abdelkader abracadabra adgjmptw admin123 agent007
airborne airforce1 aissatou akatsuki albatros alejandra alejandro aleksandr alessandro alexande alexander alexander1
alexandr alexandra alexandra1 alexandre alexandre1 alfaromeo allemagne allezlom alouette alpacino alphonse amandine
america1 american amerique amoremio amoureuse amoureux amsterdam anaconda anarchie anastasia anderson angel123
angelica angelica1 angelina angeline angelique anhyeuem annaba23 annabelle annelaure annemarie anthony1 antoine1
antoinette apolline apple123 aquarium aqwzsxedc arcenciel architecte argentina argentine aristide arsenal1 asdasd123
asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfghjkl: asmonaco assassin atlantis attention augustin
aurelie1 aurelien australia australie aventure awesome1 azeqsdwxc azer1234 azert123 azerty01 azerty11 azerty12
azerty123 azerty1234 azerty12345 azerty123456 azerty13 azerty31 azerty59 azerty69 azerty77 azerty78 azerty789
azertyazerty azertyui azertyuio azertyuiop azertyuiop1 azertyuiop123 babouche babyboy1 babydoll babygirl babygirl1
babygirl12 babygirl2 babygurl1 babylove badminton badoobadoo baptiste barcelona barcelone baseball baseball1
basketball batterie beatrice beaugosse beautiful beautiful1 belgique belle123 benedicte benjamin benjamin1 berenice
bernadette bernard1 bertrand bestfriend bestfriend1 bettyboop biarritz bichette bidouille bienvenu bienvenue bigdaddy
bigdaddy1 biologie biquette biscotte bismillah bisounours blablabla blahblah blandine blessed1 blessing blink182
bobleponge bobmarley bonjour1 borabora bordeaux bordeaux33 boubacar bouboule boulanger boulette boulogne bretagne
brianna1 brigitte brittany brittany1 brooklyn brooklyn1 brucelee bubbles1 budlight bulldog1 bulldogs business
buttercup butterfly butterfly1 c.ronaldo cacaboudin cacahuete california calimero callofduty calogero cambiami
cameleon cameron1 cameroun camille1 canaille cannabis cannelle capitaine capoeira capricorne capucine caramail
carambar caramel1 caramelle caravane cardinal carnaval carolina caroline caroline1 carpediem carrefour cartouche
casablanca casanova cassandra cassandre catherine catherine1 celibataire cendrillon chamonix champagne champion
changeme charlene charles1 charlie1 charline charlotte charlotte1 chasseur chaussette chelsea1 cherokee chester1
chevalier chevelle cheyenne chicago1 chicken1 children chocolat chocolat1 chocolate chocolate1 chonchon choubidou
chouchou chouchou1 chouchoune choucroute chouette choukette choupette choupinette choupinou chouquette chris123
christel christelle christian christian1 christiane christin christina christina1 christine christine1 christmas
christophe christopher ciaociao cigarette clarinette clarisse claudine clemence clement1 clementine cleopatre clermont
clochette clotilde cocacola cocacola1 coccinelle cocorico cocotier coiffure coincoin colorado computer computer1
concorde concours confiance connexion constance constantine cookies1 coquelicot coraline corentin corvette courtney
courtney1 couscous cowboys1 creative crevette cristian cristiano cristina crocodile croquette cuisinier cupcake1
cutiepie cyrielle danielle danielle1 darkangel darkness darkside darkvador dauphine dauphins deathnote december
december1 decembre deftones delphine delpiero demarrer desperados destiny1 diamond1 diamonds dieumerci digital1
dimanche dinosaur doberman dolphin1 dolphins dominique dorothee doudou123 doudoune dragonball dragonballz drowssap
duchesse ecureuil einstein electric element1 eleonore elephant elisabeth elizabet elizabeth elizabeth1 emeraude
emmanuel emmanuel1 emmanuelle engineer escalade esmeralda esperance estrella evangelion evolution excalibur explorer
fabienne facebook fairways fantomas fatoumata faustine ferdinand fernando fidelite finalfantasy fishing1 fktrcfylh
florence florentin floriane florida1 flowers1 fontaine football football1 football12 football2 forever1 forever21
formule1 framboise francais francesca francesco francine francis1 francisco francois francoise frankie1 franklin
frederic frederique freedom1 freepass freestyle freeuser friends1 friendster friendster1 frimousse fripouille gabriel1
gabriela gabrielle gangsta1 gangster gangster1 garfield gateway1 gauthier gavroche gendarme gendarmerie genevieve
geoffrey georgette georgia1 geraldine germaine geronimo gertrude getmoney1 ghislain ghislaine giovanni girondins
giuseppe gladiator godisgood godzilla goldorak goodluck grandma1 greenday greenday1 grenadine grenoble grenouille
gribouille grisette gsxr1000 guadeloupe guillaume guillaume1 guinness gwada971 gwenaelle gwendoline gwerty123 hahahaha
hallo123 handball handsome hannibal happiness happy123 hardcore harmonie harrison harrypotter hayabusa heather1
heineken hello123 hello1234 hellokitty henriette hercules herisson hermione hibiscus hirondelle histoire hollister1
hollywood hollywood1 hongkong1 honorine hotmail1 hugoboss huguette ibrahima icecream icecream1 idontknow ihateyou
ihateyou1 iloveyou iloveyou! iloveyou. iloveyou1 iloveyou12 iloveyou2 impossible inchallah india123 indochine infinity
infirmiere informatique ingenieur interdit internet internet1 inuyasha inuyasha1 ironmaiden isabella isabelle
isabelle1 istanbul iverson3 jackass1 jackson1 jackson5 jacqueline james007 jamesbond january1 jasmine1 jeanclaude
jeanjean jeanlouis jeanmarc jeanmarie jeanmichel jeannette jeanpaul jeanpierre jennifer jennifer1 jennyfer jerusalem
jesaispas jessica1 jesuisla jesus123 jesus777 jesuschrist jet'aime jetaime1 jocelyne johncena johncena1 jonathan
jonathan1 jordan23 josephine julienne juliette justinbieb juventus kadiatou kamikaze kangourou kassandra katherine
kathleen katrina1 kawasaki kenneth1 killbill killer123 kimberley kimberly kimberly1 kingkong kristina labrador
lacrosse ladygaga laetitia lafamille lafouine lakers24 lancelot larochelle larousse lasvegas laurence laurent1
laurette lauriane lavieestbelle lebron23 leonardo letmein1 libellule libertin lifehack lilirose linkedin linkinpark
liverpoo liverpool liverpool1 lizottes logitech lolalola lollipop lolololo lonsdale lorraine losangeles loulou123
louloute louloutte love4ever lovelove loverboy loveyou1 loveyou2 lucienne ludivine lyonnais macherie madagascar
madeleine madinina madinina972 madison1 magicien magnolia mahalkita mahalkita1 maimouna makaveli mamancherie
mamanjetaime mamanjtm mamanpapa mamapapa mamapapa1 mamounette manchester mandarine manouche manuella maradona marathon
marcelle marcopolo margaret margarita marguerite marianne marielle marinette mariposa marjorie marlboro marmotte
marocain marocaine marrakech marseillais marseille marseille1 marseille13 marshall marsupilami martinez martinique
maryjane maryjane1 maryline massilia mathilde matthew1 matthias matthieu maverick maximilien maxwell1 medecine
melanie1 melimelo melissa1 melusine mercedes mercredi merveille mesamours messenger metallic metallica metallica1
michael1 micheline michelle michelle1 michigan microsoft midnight midnight1 militaire minecraft minoucha minouche
mirabelle mireille mistigri mitchell mlkjhgfdsq mohamed1 mohammed moiettoi moimoimoi momomomo monalisa monamour
moncheri moncoeur money123 monkey12 monkey123 monopoly monster1 montagne montpellier montreal montreuil morpheus
mostaganem mot2passe motdepasse motdepasse1 motdepasse123 motocross motorola mouhamed mouloudia moumoune mounette
mountain moustache moustapha moustique muhammad mulhouse murielle musique1 mustang1 mustapha myrtille myspace1
myspace12 myspace123 nanterre nantes44 napoleon narcisse natalia1 natalie1 natation nathalie nathalie1 ncc1701d
nefertiti newlife1 newyork1 nicholas nicolas1 nightmare nintendo nirvana1 noisette nonmember normandie nougatine
nounette nounoune nounours nousdeux nouvellevie november november1 novembre oblivion olympique omsairam onelove1
onepiece orangina orchidee ordinateur orlando1 ouistiti p@ssw0rd p@ssword pa55word packardbell paintball1 pakistan
panasonic panthere panthers papamama papamaman papapapa papillon papounet paradise parisien pascaline pascalou
pass1234 passer2009 passpass passport passw0rd passw0rd1 password password! password. password01 password1 password11
password12 password123 password2 password3 password4 password5 password7 passwort pastis51 patapouf patches1 patience
patricia patricia1 patrick1 patriots paulette pauline1 pavilion peaceandlove peaches1 pearljam peekaboo peinture
penelope perpignan personne personnel petanque peterpan petitcoeur pharmacie philippe phoenix1 pierrick pimousse
pingpong pinkfloyd pioupiou pirouette pistache pitchoun pitchoune platinum playstation plombier poitiers poiuytrewq
poiuytreza polochon polopolo pompier18 pompiers poohbear poohbear1 popcorn1 porcinet portable portugal poseidon
poubelle pouetpouet poulette poupette poupoune pourquoi pourquoipas precious precious1 predator president princesa
princess princess1 princess12 princesse princesse1 printemps priscilla proutprout provence prudence prunelle pumpkin1
q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qq123456 qqww1122 qsdfghjklm qw123321 qweasdzxc qwer1234 qwerasdf
qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop1 rachelle
radiohead ragnarok raiders1 rainbow1 rammstein rangers1 rasengan rastafari rastaman ratatouille raymond1 raymonde
realmadrid rebecca1 recherche redneck1 redouane redskins redwings reglisse remember rencontre rencontres rennes35
retraite reunion974 reussite revolution richard1 robinson rocknroll rockstar rockstar1 rodolphe rodrigue rolltide
ronaldinho ronaldo9 roseline roudoudou rugbyman runescape runescape1 rush2112 sabrina1 sagitaire sagittaire salamandre
salvador samantha samantha1 samourai samsung1 sandrine sanglier sangohan santiago saucisse savannah savannah1
saxophone scarface scarface1 scooter1 scorpion scorpion1 scotland scoubidou sebastian sebastien secret123 securite
security seigneur semperfi sephiroth september september1 septembre serenity severine shannon1 sharingan shopping
simpsons skateboard skittles skywalker slipknot slipknot1 smallville snickers snickers1 snowball snowball1 snowboard
soccer10 soccer12 soccer123 soccer13 softball softball1 soleil123 soleil13 solitaire solitude sorciere soufiane
soukaina southside1 souvenir spartacus spartak1 spartan117 spencer1 spiderma spiderman spiderman1 spitfire spongebob
spongebob1 sporting stanislas stargate startfinding startrek starwars starwars1 steelers steelers1 stephane stephanie
stephanie1 stephen1 sterling stonecold strasbourg strawberry sullivan summer.fruit summer08 sunflower sunshine
sunshine1 super123 superman superman1 superstar superstar1 sureno13 surprise svetlana sweetheart sweetie1 sweetpea
swimming swordfis swordfish sylviane taekwondo taratata target123 tecktonik teddybear telechargement telephone
television tendresse terminator test1234 testtest theodore thibault thuglife thunder1 tiffany1 tigresse timothy1
tinkerbell tiphaine tiziouzou toietmoi tokiohotel topsecret totototo toujours toulouse toulouse31 tournesol toutoune
tracteur trinity1 trompette truelove trustno1 twilight twilight1 ulysse31 underground undertaker vacances valencia
valentin valentina valentine valentino vanessa1 velodrome vendredi vendredi13 verbatim veronica veronika veronique
versailles victoire victoria victoria1 victorine vincent1 violette virginia virginie vkontakte vladimir voitures
volleyball voltaire warcraft warhammer welcome1 welcome123 westcoast westside westside1 whatever whatever1 wildcats
wilfried william1 williams wolfpack wolverin wolverine wxcvbn123 xxxxxxxx yankees1 yourmom1 zachary1 zaq12wsx zaq1xsw2
zidane10 zinedine zxcvbnm1 zxcvbnm123 zzzzzzzz
`
