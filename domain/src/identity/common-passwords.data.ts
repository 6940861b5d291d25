/**
 * The most common passwords in lower case, without those that a shorter one covers (decision 9). Sources: public lists
 * ranked by frequency, worldwide (SecLists) and French (Richelieu). Rebuilt by `api/src/build-common-passwords.ts`.
 */
export const commonPasswords = `
123123a 1232323q 123321q 1234567890q 123456789a 123456789q 123456789z 12345678a 1234567a 1234567q 123456a 123456abc
123456q 123456qwerty 123456z 12345a 12345q 12345qwert 12345qwerty 1234abcd 1234asdf 1234qwer 123abc 123asd 123qaz
123qwe 123qwe123 123qweasd 123qweasdzxc 123soleil 123zxc 12qwaszx 1a2b3c 1a2b3c4d 1g2w3e4r 1password 1q1q1q 1q2w3e
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw a12345 a123456 a1234567 a12345678 a123456789
a1b2c3 a1b2c3d4 a1s2d3f4 a1z2e3r4 aa123456 aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa aaaaaaaaaa aardvark aaron abc12 abc123
abc12345 abc123456 abcd abcde abcdef abcdefg abcdefgh abdallah abdelkader abgrtyu abigail abracadabra access accord
action active adam adgjmptw adidas admin adrian aezakmi africa agent aggies airborne airforce airplane aissatou
akatsuki alabama alaska albatros albert alberto alejandr alejandra alejandro aleksandr alessandro alex alexande
alexander alexandr alexandra alexandre alexis alfaromeo alfred alicia aliens alison allemagne allen allezlom allison
alouette alpacino alpha alphonse alpine always alyssa amadeus amanda amandine amateur amazon amber america american
amerique amoremio amoureuse amoureux amsterdam anaconda anakin anal analsex anarchie anastasia anderson andre andrea
andreas andrei andrew andrey andy angel angela angelica angelina angeline angelique angelo angels anhyeuem animal anime
anna annaba annabelle annelaure annemarie annie anthony antoine antoinette anton antonio anubis anything apache
apolline apollo apple apples april aquarium aqwzsxedc aragorn arcenciel archer archie architecte argentina argentine
aristide arizona arnold arsenal arthur artist asasas asd123 asdasd asdasdasd asdf asdfasdf asdfg asdfgh asdfghj
asdfghjk asdfghjkl asdzxc ashley ashton asmonaco aspirine assass assassin assfuck asshole assman asterix astros athena
atlanta atlantis atomic attention auburn audrey august augustin aurelie aurelien aurora aussie austin australia
australie autumn avalon avatar aventure awesome azeqsdwxc azer azert azerty azertyazerty azertyui azertyuio azertyuiop
babe babes babouche baby babyboy babydoll babygirl babygurl babylon babylove badass badboy badger badminton badoobadoo
baggins bailey ball baller balls bambam banana bananas bandit bang banshee baptiste barbara barbie barcelon barcelona
barcelone barney baseball basket basketba basketball bass bassman bastard batman batterie battle baxter bbbbbb beach
beagle bear beatles beatrice beaugosse beautiful beauty beaver beavis beckham beer beetle belgique belle bender
benedicte benjamin benson bentley berenice berlin bernadette bernard bernie bertha bertrand bestfriend bettyboop bianca
biarritz bichette bidouille bienvenu bienvenue bigballs bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot biggie
bigguy bigmac bigman bigone bigred bigtits bill billy billybob bingo biologie biquette bird birdie birdman birthday
biscotte biscuit bishop bismillah bisounours bitch bitches biteme blabla blablabla black blackcat blackdog blackie
blackman blade blades blahblah blandine blaster blazer blessed blessing blink blizzard blonde blondes blondie blood
blowjob blowme blue bluebird blueeyes bluemoon blues bluesky bobafett bobbie bobbob bobby bobcat bobleponge bobmarley
bobo boeing bollocks bollox bomber bond bondage bonehead bonjour bonnie boobies booboo boobs booger boogie boomer booty
borabora bordeaux bosco boss boston bottom boubacar bouboule boulanger boulette boulogne bowling bradley brandi brandon
brandy brasil braves brazil brenda brendan bretagne brian brianna bridge bridget brigitte britney brittany broken
bronco broncos brooke brooklyn brooks brother brown brownie browns bruce brucelee bruins bruno brutus bubba bubble
bubbles buck buckeye buckeyes buddha buddy budlight buffalo buffett buffy bugger bulldog bulldogs bullet bullshit bunny
burger burton business buster butler butt butter buttercup butterfl butterfly butthead buttons byteme c.ronaldo
cacaboudin cacahuete cactus cadillac caesar caliente californ california calimero callie callofduty calogero calvin
camaro cambiami camel cameleon camera cameron cameroun camille campbell canada canaille cancer candy cannabis cannelle
cannon cantona capitaine capital capoeira capricorne captain capucine caramail carambar caramel caramelle caravane
cardinal carlo carlos carmen carnaval carolina caroline carpediem carpet carrefour carrie carrot carson carter cartman
cartouche casablanca casanova caserta casey casino casper cassandra cassandre cassidy cassie castle catalina catch
catdog catfish catherine cats cavalier cccccc cdtnkfyf celeste celibataire celica celtic cendrillon cessna chamonix
champagne champion chance chandler change changeme chaos charger chargers charlene charles charlie charline charlott
charlotte charly chasseur chaussette cheese chelsea cherokee cherry cheryl chester chevalier chevelle chevy cheyenne
chicago chichi chicken chicks chiefs children chipper chloe chocolat chocolate chonchon chopper choubidou chouchou
chouchoune choucroute chouette choukette choupette choupinette choupinou chouquette chris chrissy christ christel
christelle christia christian christiane christin christina christine christmas christop christophe christopher christy
chronic chubby chuck chucky ciaociao cigarette cindy cjkysirj cjkywt claire clancy clarinette clarisse classic claude
claudia claudine clayton clemence clement clementine cleopatre clermont clifford clinton clochette clotilde clover
cobra cocacola coccinelle cock coco cocorico cocotier cody coffee coiffure coincoin colleen college collins colombia
colorado colors colt coltrane columbia compaq computer concorde concours concrete condor confiance connect connexion
connie connor constance constantine consumer control cookie cookies cool cooldude cooler coolio cooper copper
coquelicot coraline corentin corona corvette cosmos cotton cougar country courtney couscous cowboy cowboys coyote
cracker crazy cream creampie creative crevette cricket crimson cristian cristiano cristina crocodile croquette crusader
crystal cthutq cuisinier cumming cumshot cunt cupcake curious curtis cutiepie cxfcnmt cynthia cyrielle dadada daddy
dagger daisy dakota dallas damian damien dancer danger daniel daniela danielle danni danny dark darkangel darkness
darkside darkstar darkvador darren darwin dauphine dauphins dave david daytona dbrnjhbz dddddd dead deadhead deanna
death deathnote debbie december decembre deedee defender defiant deftones delete delphine delpiero delta demarrer denis
denise dennis denver derrick design desire desperados destiny detroit devil devildog devils dexter dfvgbh diablo
diamond diamonds diana dick dickhead diesel dietcoke dieumerci digger digital dilbert dillon dima dimanche dingdong
dinosaur director dirty discover disney dixie dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogdog dogg doggie
doggy dogs dollar dolphin dolphins dominic dominique domino donald donkey donnie doodle dookie dorothee dorothy doudou
doudoune douglas dragon dragonball dragonballz dragons dream dreamer dreams driver drizzt drowssap drpepper drummer
dublin ducati duchesse duck dude dudley duke dumbass duncan dustin dusty dylan eagle eagles eatme eatshit eclipse
ecureuil eddie eduard edward einstein ekaterina elaine electric element elena eleonore elephant elisabeth elizabet
elizabeth elliott elvis elwood emerald emeraude emily eminem emmanuel emmanuelle empire energy engine engineer england
english enigma enjoy enter enterpri eric erotic escalade escort esmeralda esperance estrella eternity eugene evangelion
evelyn everton evolution excalibur exigen exigent explorer express extreme fabienne facebook fairways faith falcon
family fantasy fantomas farmer faster fatass fatboy fatcat father fatoumata faustine felix fender ferdinand fernando
ferrari ferret fetish ffffff ficken fidelite fighter finalfantasy finger finish fire fireball firebird firefly fireman
fish fisher fishing fktrcfylh fktrctq flames flash flatron flight flipper florence florentin floriane florida flower
flowers fluffy flyers fontaine foobar football ford forest forever forget forgot formula formule fossil foster foxtrot
framboise francais france frances francesca francesco francine francis francisco francois francoise frank frankie
franklin freak freaky freckles fred freddie freddy frederic frederique fredfred free freedom freeman freepass freestyle
freeuser french friday friend friends friendster frimousse fripouille frog frogger froggy frosty fuck fuck_inside
fucked fucker fuckface fuckfuck fucking fuckit fuckme fuckoff fuckyou funfun funtime fusion future fyfcnfcbz fylhtq
gabriel gabriela gabrielle galaxy galina galore gambit gandalf gangsta gangster garbage garcia garden garfield garrett
gateway gators gauthier gavroche geheim gemini gendarme gendarmerie general genesis genevieve genius geoffrey george
georgette georgia gerald geraldine gerard germaine german germany geronimo gertrude getmoney getsome gfhjkm gggggg
ghbdtn ghbdtnbr ghislain ghislaine ghjcnj ghost giants gibson gilbert gillian ginger giovanni girl girls girondins
giuseppe gizmo gizmodo gladiator global gloria gn56gn56 goblin goblue goddess godisgood godzilla goforit gogogo gold
goldberg golden goldfish goldie goldorak golf golfer golfing goober good goodluck goodtime google gordon gorilla gotcha
gothic grace gracie graham grandma granny grateful great green greenday greg gregory gremlin grenadine grendel grenoble
grenouille gribouille griffey griffin grisette grizzly groovy gsxr guadeloupe guardian guillaume guinness guitar gundam
gunner gwada gwenaelle gwendoline gwerty hacker hahaha hahahaha halflife hallo hamilton hamlet hammer hamster handball
handsome hannah hannibal hansolo happiness happy hard hardcore harder hardon harley harmonie harmony harold harris
harrison harry harrypotter harvey hawaii hawkeye hayabusa head hearts heather heaven hector heineken helena hell
hellfire hello hellokitty help helpme hendrix henriette henry hentai herbert hercules herisson herman hermione hershey
hesoyam hibiscus highland hiphop hirondelle histoire history hitler hitman hjvfirf hobbes hobbit hockey holden holiday
holland hollister holly hollywoo hollywood holmes home homer honda honey hongkong honorine hooker hooters hoover hornet
horney horny horse horses hotboy hotdog hotmail hotrod hotsex hotstuff hottie house houston howard hugoboss huguette
hummer hunter hunting huskers ibanez ibrahima icecream iceman idontknow iforgot ihateyou ilovesex iloveu iloveyou
imagine immortal impala imperial impossible inchallah incubus india indian indiana indians indigo indochine infantry
inferno infinity infirmiere informatique ingenieur insane inside integra interdit internet intrepid inuyasha ireland
irina irish ironmaiden ironman isabel isabella isabelle island israel istanbul italia iverson iwantu jack jackal
jackass jackie jackoff jackson jacob jacqueline jaguar jake jamaica james jamesbond jamie janice janine january japan
jasmin jasmine jason jasper jazz jeanclaude jeanjean jeanlouis jeanmarc jeanmarie jeanmichel jeannette jeanpaul
jeanpierre jeep jeff jeffrey jennifer jenny jennyfer jeremy jericho jerome jerry jersey jerusalem jesaispas jessica
jessie jester jesuisla jesus jesuschrist jet'aime jetaime jimbo jimbob jimmy jjjjjj joanna joanne jocelyne joejoe joey
john johncena johnjohn johnny johnson joker jonathan jones jordan joseph josephine josh joshua juan juice julia julian
julie julienne juliette jumper jungle junior jupiter justdoit justice justin justinbieb justme juventus kadiatou kaiser
kaktus kamikaze kangaroo kangourou kansas karate karen karina kasper kassandra katana katerina katherine kathleen katie
katrin katrina kawasaki keeper kelly kelsey kennedy kenneth kenny kenwood kermit kevin keyboard kiki killbill killer
kimberley kimberly king kingdom kingkong kingston kirill kiss kisses kissme kitkat kitten kitty kittycat kkkkkk klaster
knicks knight knights kodiak kolobok kramer kristen kristi kristin kristina labrador lacrosse ladies lady ladybug
ladygaga laetitia lafamille lafouine lakers lalala lancelot lancer larisa larochelle larousse larry lasvegas latino
laura lauren laurence laurent laurette lauriane laurie lavieestbelle lawrence lawyer leather lebron ledzep legend
legion legolas lemons lennon leonard leonardo lesbian leslie lestat lester letmein letsgo lexmark libellule libertin
liberty licker lickme lifehack light lights lilirose lincoln linda lindsay lindsey linkedin linkinpark liquid lisa
little liverpoo liverpool lizard lizottes lizzie llllll lobster logan logitech lol123 lolalola lolita lollipop lollol
lolololo london lonely lonestar lonewolf long longhorn lonsdale looking lorenzo lorraine losangeles loser louise loulou
louloute louloutte love love4ever lovelove lovely loveme lover loverboy lovers loveyou loving lowrider lucas lucienne
lucifer lucky lucy ludivine luke luther lvbnhbq lyonnais macherie machine madagascar maddie maddog madeleine madinina
madison madman madmax madness madonna madrid maestro maggie magic magicien magnolia magnum mahalkita maiden mailcreated
maimouna makaveli maksim malcolm malibu mallard mamancherie mamanjetaime mamanjtm mamanpapa mamapapa mamounette manager
manchester mandarine mandy maniac manouche manson manuel manuella manutd maradona marathon marcel marcelle marco
marcopolo marcus margaret margarita marguerite maria mariah marianne marie marielle marina marine mariners marines
marinette marino mario marion mariposa marjorie mark markus marlboro marley marlin marmotte marocain marocaine
marrakech marseillais marseille marshall marsupilami martha martin martina martinez martini martinique marvel marvin
mary maryjane maryline mason massilia massive master masters mathilde matrix matt matthew matthias matthieu maurice
maverick maxima maximilien maximus maxine maxmax maxwell medecine megadeth megaman megan melanie melimelo melinda
melissa melusine melvin member mememe memphis mercedes mercredi mercury meridian merlin mersedes merveille mesamours
messenger metallic metallica mexico miami michael michel michele micheline michelle michigan mickey microsoft midnight
miguel mike mikey milano militaire miller millie million milton mine minecraft minnie minoucha minouche mirabelle
mirage miranda mireille mission missy mister mistigri mistress misty mitchell mlkjhgfdsq mmmmmm mnbvcxz mobile mohamed
mohammed moiettoi moimoimoi mollie molly molson momomomo monalisa monamour moncheri moncoeur monday money mongoose
monica monika monique monitor monkey monkeys monopoly monroe monster montagne montana montpellier montreal montreuil
mookie moomoo moon moose morgan morpheus morris morrison moscow mostaganem mot2passe motdepasse mother motocross
motorola mouhamed mouloudia moumoune mounette mountain mouse moustache moustapha moustique movie mozart muffin muhammad
mulder mulhouse munchkin murielle murphy murray muscle mushroom music musicman musique mustang mustangs mustapha mylove
mypass myrtille myself myspace mystery nadine naked nanterre nantes napoleon narcisse naruto nascar nasty nastya natali
natalia natalie natasha natation nathalie nathan national naughty ncc1701 ncc1701d ncc1701e nefertiti nellie nelson
nemesis neptune network newlife newman newpass newport newton newyork nfnmzyf nicholas nick nicola nicolas nicole
nigger nightmare nikita nikki nimrod niners ninja nintendo nipple nipples nirvana nissan noisette nolimit none
nonmember noodles nookie nopass norman normandie norton nothing nougatine nounette nounoune nounours nousdeux
nouvellevie november novembre nugget nuttertools nylons nymets oakland obiwan oblivion october office ohyeah oicu
oksana oldman olga oliver olivia olympique omega omsairam onelove onepiece online oooooo open openup oracle orange
orangina orchidee ordinateur orion orlando oscar osiris ou812 ouistiti outlaw overlord oxford p@ssw0rd p@ssword
pa55word pacific packard packardbell packers pacman paintball pakistan palace paladin palmer pamela panama panasonic
pandora pantera panther panthere panthers panties panzer papamama papamaman papapapa papillon papounet paradise paradox
paris parisien parker parola parrot party pascal pascaline pascalou pass passat passer passion passpass passport
passw0rd passwor password passwort pastis patapouf patches patience patricia patrick patriot patriots patton paul
paulette pauline pavilion payton peace peaceandlove peaches peanut peanuts pearljam pebbles peekaboo peewee pegasus
peinture pencil penelope penguin penguins penis penny pentium people pepper pepsi perfect perpignan personal personne
personnel pervert petanque peter peterpan petitcoeur phantom pharmacie philip philippe philips phillip philly phoebe
phoenix photo photos phpbb picard picasso pickle pickles picture pierre pierrick piglet pikachu pimousse pimp pimpin
pineappl ping pingpong pink pinkfloyd pioneer pioupiou pirate pirates pirouette pistache pitbull pitchoun pitchoune
pizza planet plastic platinum playboy player playstation playtime please pleasure plombier plymouth poison poitiers
poiuyt poiuytrewq poiuytreza pokemon polaris police polina polo polochon polopolo pompier pompiers pontiac pooh
poohbear pookie poop pooper poopie poopoo popcorn popeye porcinet porkchop porn porno pornstar porsche portable porter
portland portugal poseidon postal potato potter poubelle pouetpouet poulette poupette poupoune pourquoi pourquoipas
powder power powers pppppp precious predator prelude presario president preston pretty prince princes princesa princess
princesse printemps printer priscilla private privet prodigy proutprout provence prudence prunelle psycho pumpkin
punisher punkrock purple pussies pussy pussycat pussys putter pyramid python q12345 q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qq123456 qqq111 qqqq
qqqqqq qqqqqqqq qqww qsdfghjklm quality queen qw123321 qwaszx qwe123 qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwerty
qwertyu qwertyui qwertyuiop qwertz rabbit racecar racerx rachel rachelle racing radiohead ragnarok raider raiders
rainbow raistlin rammstein random randy ranger rangers raptor rascal rasdzv rasengan rastafari rastaman ratatouille
raven ravens raymond raymonde razz realmadrid reaper rebecca rebels recherche red123 redalert reddog redhead redman
redneck redouane redred redrum redskins redsox redwings reggie regina reglisse remember rencontre rencontres renegade
rennes rescue research retraite reunion reussite review revolution rfrfirf rhbcnbyf ricardo richard richie richmond
rick ripper rjntyjr robbie robert roberto roberts robin robinson rock rocker rocket rocknroll rockon rocks rockstar
rocky rodney rodolphe rodrigue roger rogers roland roller rolltide roman romeo rommel ronald ronaldinho ronaldo ronnie
rooster rootbeer roscoe rose rosebud roseline roudoudou roxanne rrrrrr rubber rugbyman rulez runescape runner rush
ruslan russell russia rusty ryan sabine sabrina sadie safety sagitaire sagittaire sailing sailor saints sakura
salamandre sally salmon salvador samantha sammie sammy samourai sampson samsam samson samsung samuel samurai sandiego
sandman sandra sandrine sandy sanglier sangohan santiago santos sapphire sarah sasha satan saturn saucisse savage
savannah saxophone scarface scarlet scarlett school scooby scoobydo scooter scorpio scorpion scotland scott scotty
scoubidou scruffy scully search seattle sebastia sebastian sebastien secret securite security seigneur seinfeld
seminole semperfi sephiroth septembe september septembre serega serena serenity sergei sergey sergio service sesame
seven severine sex4me sexsex sexual sexy shadow shaggy shalom shaman shamrock shaney shannon shaolin sharingan shark
sharks sharon shasta shaved shazam sheena sheila shelby shelly shemale sherlock sherman sherry shiloh shirley shit
shithead shitty shogun shooter shopping short shorty shotgun showme showtime sidney siemens sierra silver silvia simon
simone simple simpson simpsons singer single sinner sirius sister sithlord skateboard skater skeeter skipper skippy
skittles skyline skywalke skywalker slappy slapshot slayer sleepy slick slipknot slut sluts smallville smile smiles
smiley smith smitty smoke smoker smokey smokin smooth smudge snake snakes snapper snatch snickers sniper snoopy
snowball snowboard snowman sobaka soccer socrates softball software soldier soleil solitaire solitude solomon sommer
sooner sooners sophia sophie sorciere soso123aljg soufiane soukaina southside souvenir spanking spankme spanky sparky
spartacus spartak spartan special spectrum speed speedy spencer spider spiderma spiderman spidey spike spirit spitfire
spongebob spooky sporting sports spring springer sprint sprite spunky spyder squirrel squirt srinivas ssssss stacey
stalker stallion standard stanislas stanley star starcraft stardust stargate stars startfinding startrek starwars
stealth steelers stefan stella stephane stephani stephanie stephen sterling steve steven stevie stewart sticky stimpy
stinger stingray stinky stocking stone stonecol stonecold stones storm stormy stranger strasbourg strawberry street
strider strike stuart stud student stuff stupid subaru sublime success suck sucker suckit suckme sucks sugar sullivan
summer summer.fruit sundance sunday sunflower sunny sunrise sunset sunshine super superfly superman superstar support
sureno surfer surfing surprise susan suzanne suzuki svetlana swallow sweet sweetheart sweetie sweetpea sweets sweety
swimming swinger swordfis swordfish sydney sylvia sylviane system tacobell tacoma taekwondo tamara tanker tanner
taratata tardis target tarheel tarheels tarzan tattoo tatyana taurus taylor tazman teacher techno tecktonik teddy
teddybear teen teens telechargement telephone television tempest temple tendresse tennis tequila teresa terminator
terry test tester testing testtest texas thailand thanks thankyou thegame theman theodore theone therock thibault
thomas throat thuglife thumper thunder thx1138 tickle tiffany tiger tigers tigger tigresse timber time timothy tina
tinker tinkerbell tintin tiphaine titanic titans titleist tits tiziouzou tobias toietmoi tokiohotel tomcat tommy tomtom
tony topgun topper topsecret tornado toronto toshiba totototo tottenha toujours toulouse tournesol toutoune toyota
tracey tracteur trains trance transam travel travis trebor trevor trfnthbyf trigger trinity tristan triumph trixie
trojan trombone trompette trooper trouble truck trucker trucks truelove trumpet trunks trustno tttttt tucker turbo
turkey turner turtle tweety twilight twister tyler ultimate ulysse underground undertaker unicorn united unreal
usuckballz vacances vacation vagina valencia valentin valentina valentine valentino valera valerie vampire vanessa
vanhalen vanilla vegeta velodrome velvet vendredi verbatim veritas veronica veronika veronique versailles vertigo
vfhbyf vfhecz vfrcbv vfvjxrf victoire victor victoria victorine victory video viking vikings viktor vincent violet
violette viper virgin virginia virginie vision vkontakte vladimir voitures volleyball voltaire volume voodoo voyager
walker wallace walnut walter wanker warcraft warhammer warlock warren warrior warriors water waterloo waters watson
wayne weasel weather webster weed weezer welcome werewolf wesley westcoast western westham westside wetpussy whatever
wheels whiskey white whitney whore whynot wicked wildcat wildcats wilfried william williams willie willis willow willy
wilson window windows winner winnie winston winter wisdom wizard wolf wolfgang wolfman wolfpack wolverin wolverine
wolves wombat women wonder woody wookie wordpass world wrangler wright wrinkle wutang wwwwww wxcvbn xanadu xavier
xfiles xxxx xxxxx xxxxxx xxxxxxxx yamaha yankee yankees ybrbnf yellow yfnfif yomama young yourmom yoyoyo ytrewq yvonne
zachary zaq123 zaq12wsx zaq1xsw2 zaqwsx zeppelin zidane zinedine zipper zombie zxc123 zxcv zxcvb zxcvbn zxcvbnm zzzzzz
zzzzzzzz
`
