/**
 * What shoppers in southern Africa say, and what suppliers' listings say for it. The first rows of the table; after that
 * the table is the truth. 'a = b; c' reads: goods that carry b, or c, are also found by a. A meaning of several words
 * needs all of them in the listing.
 */
const lines = `
takkies = sneakers; canvas shoes; running shoes; skate shoes
tackies = sneakers; canvas shoes; running shoes
tekkies = sneakers; canvas shoes; running shoes
sneakers = takkies; canvas shoes; running shoes; skate shoes
trainers = sneakers; running shoes
shoes = sneakers; boots; sandals; loafers; heels; slippers; takkies
slops = flip flops; slides; slippers; slide sandals
plakkies = flip flops
flip flops = slops; thong sandals
vellies = desert boots; chukka boots; suede boots
veldskoen = desert boots; chukka boots
gumboots = rain boots; wellington boots; rubber boots
wellies = rain boots; rubber boots
stokies = slippers
togs = football boots; soccer boots
jersey = sweater; pullover; jumper; knitwear
sweater = jersey; pullover; jumper
jumper = sweater; jersey
costume = swimsuit; swimwear; bikini
cozzie = swimsuit; swimwear; bikini
bathing suit = swimsuit; swimwear
broekies = underwear; panties; briefs; boxers
panties = underwear; briefs
undies = underwear; briefs; boxers
pyjamas = pajamas; sleepwear; nightwear
pajamas = pyjamas
nighty = nightdress; pyjamas; sleepwear
tee = t-shirt
tshirt = t-shirt; tee shirt
golfer = polo shirt; golf shirt
golf shirt = polo shirt
vest = tank top; singlet
trousers = pants; slacks
pants = trousers; leggings
longs = trousers; chinos
denims = jeans
jeans = denims
tights = leggings; stockings; pantyhose
leggings = tights
hoody = hoodie
hoodie = hooded sweatshirt
puffer = padded jacket; down jacket; quilted jacket
anorak = windbreaker; rain jacket
overall = boiler suit; work suit; coverall
conti suit = work suit; coverall
doek = headscarf; head wrap; turban
headwrap = head wrap; turban; headscarf
beanie = knitted hat; knit cap
cap = baseball cap; sun hat
moonbag = waist bag; fanny pack; belt bag
bum bag = waist bag; fanny pack; belt bag
sling bag = crossbody bag; shoulder bag; messenger bag
crossbody = sling bag; messenger bag
tog bag = gym bag; duffel bag; sports bag
duffel = tog bag; gym bag
rucksack = backpack
backpack = rucksack; schoolbag
school bag = backpack
suitcase = luggage; trolley case
luggage = suitcase; trolley case
purse = wallet; handbag; clutch
wallet = purse; card holder
shangaan bag = storage bag woven; woven bag; moving bag
cellphone = phone; smartphone; mobile phone
cell = phone; mobile
mobile = phone; cellphone
smartphone = phone
handset = phone
earphones = earbuds; headphones; headset
earbuds = earphones; in-ear headphones
headphones = headset; earphones
headset = headphones
power bank = portable charger; powerbank
charger = charging adapter; power adapter; charging dock
screen guard = screen protector; tempered glass
flash drive = usb stick; memory stick; thumb drive
memory stick = usb flash drive; flash drive
flash disk = usb flash drive
mic = microphone
telly = tv; television
tv = television
decoder = tv box; set top box
aircon = air conditioner; air cooler
geyser = water heater; instant heater
fridge = refrigerator; freezer
refrigerator = fridge
deep freeze = freezer
stove = cooker; hob; hot plate; cooktop
hot plate = induction cooker; electric stove
primus = camping stove; gas stove; paraffin stove
liquidiser = blender
blender = smoothie maker; juicer blender
kettle = electric kettle
hoover = vacuum cleaner
iron = steam iron; garment steamer
hairdryer = hair dryer; blow dryer
hair dryer = blow dryer
straightener = flat iron; hair iron
weave = hair extensions; hair bundles; wig
wig = hair piece; lace front
braid = braiding hair; hair extensions
braai = barbecue; bbq; charcoal grill
barbecue = bbq; braai; charcoal grill
bbq = barbecue; braai
potjie = cast iron pot; dutch oven
cooler box = ice box; cool box; insulated box
skottel = gas grill; wok
bakkie = pickup truck; pick-up; lunch box; food container
lunchbox = lunch box; bento box
skaftin = lunch box; food container
tupperware = food container; storage container
crockery = dinnerware; plates bowls
cutlery = flatware; knife fork
serviette = napkin
dishcloth = kitchen towel; tea towel
duvet = quilt cover; bedding set; comforter
comforter = duvet; quilt
linen = bedding set; bed sheet
blanket = throw; fleece blanket
carpet = rug; floor mat
rug = carpet; floor mat
mat = rug; carpet
couch = sofa
sofa = couch
lounge suite = sofa
cupboard = wardrobe; cabinet
wardrobe = closet; cupboard
kist = storage chest; trunk
robot = traffic light; robot toy
torch = flashlight
flashlight = torch
globe = light bulb; led bulb
light bulb = globe; led bulb
load shedding = rechargeable; emergency light; inverter; power bank
loadshedding = rechargeable; emergency light; inverter; power bank
inverter = power inverter; ups
multiplug = power strip; extension socket; extension lead
extension cord = power strip; extension lead
adaptor = adapter
adapter = adaptor
plug = socket; power plug
spanner = wrench
wrench = spanner
screwdriver = screw driver
drill = drill machine; impact drill; cordless drill
panga = machete
spade = shovel
secateurs = pruning shears; garden scissors
hosepipe = garden hose; water hose
hose = hosepipe
wheelbarrow = garden cart
shade net = shade cloth
hok = cage; kennel; pet house
kennel = dog house; dog kennel
lead = dog leash
leash = dog lead
nappy = diaper; nappies
nappies = diapers; baby diaper
diaper = nappy
dummy = pacifier
pacifier = dummy
pram = stroller; pushchair; baby carriage
stroller = pram; pushchair
cot = crib; baby bed
crib = cot; baby bed
onesie = romper; bodysuit
romper = onesie; bodysuit
bib = baby bib
soft toy = plush toy; stuffed animal; teddy
teddy = plush bear; soft toy
lego = building blocks; bricks
lollipop = candy
sweets = candy
koki = marker pen; felt tip
felt tip = marker pen
rubber = eraser
eraser = rubber
pritt = glue stick
sellotape = adhesive tape; sticky tape
scribbler = notebook; exercise book
notebook = journal; exercise book
rubbish bin = trash can; dustbin; waste bin
dustbin = trash can; waste bin; garbage bin
trash can = dustbin; waste bin
boot mat = trunk mat; car floor mat
bonnet = car hood; engine hood; shower cap
hooter = car horn; horn
tyre = tire; wheel
tire = tyre
jack = car jack; hydraulic jack
number plate = licence plate
licence = license
gazebo = canopy tent; pop up tent
tent = camping tent
hubbly = hookah; shisha
camp chair = folding chair; camping chair
soccer = football
football = soccer
skipping rope = jump rope
jump rope = skipping rope
gym = fitness; workout; exercise
dumbbell = hand weight
bicycle = bike; cycling
bike = bicycle; cycling
earrings = ear studs; stud earrings
chain = necklace
necklace = chain; pendant
bangle = bracelet
bracelet = bangle
watch = wristwatch; smartwatch
specs = glasses; spectacles; eyewear
sunnies = sunglasses
lipstick = lip gloss; lip tint
make up = makeup; cosmetics
makeup = cosmetics; make-up
nail polish = gel polish; nail varnish
colour = color
grey = gray
jewelry = jewellery
aluminum = aluminium
fiber = fibre
`;

export function synonymsIn(text: string): { word: string; means: string }[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', meanings = ''] = line.split(' = ');
      return meanings.split('; ').map((means) => ({ word, means }));
    });
}

export const firstSynonyms = synonymsIn(lines);

export const firstHotKeywords = [
  'sneakers',
  'power bank',
  'braai',
  'school shoes',
  'maxi dress',
  'phone case',
  'solar light',
  'air fryer',
  'duvet set',
  'earbuds',
];
