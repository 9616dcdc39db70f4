/** Names that shoppers type as they are. We may have nothing of them; they are never read as another word. */
const brands = new Set(
  `acer adidas airpods airtel alcatel amazon android apple armani asus audi avon balenciaga bandai barbie bershka bic bmw bosch braun
  burberry calvin canon carhartt casio celine chanel chevrolet chloe clarks coach colgate converse crocs curren defy dell dettol diesel
  dior disney dove dstv duracell dyson ellesse energizer epson eveready facebook fendi ferrari fila ford fossil fujifilm gap garmin gildan
  givenchy google gopro gucci guess gshock haier hasbro havaianas hermes hisense hitachi honda honor hp huawei hugo hyundai ikea imac infinix
  intel ipad iphone ipod isuzu itel jbl jabra jeep jordan kappa kawasaki kenwood kia kodak lacoste lancome lego lenovo levis lg logitech
  loreal louis macbook makita maybelline mazda mercedes michelin microsoft midea milwaukee minecraft mitsubishi moschino motorola mtn multichoice nescafe
  netflix netgear nike nikon nintendo nissan nivea nokia oakley oppo oraimo oral-b pampers panasonic pandora paramount parker patagonia peugeot pepsi
  philips pioneer pixel playstation pokemon polo porsche prada primark puma pyrex ralph rayban realme redmi reebok remington renault revlon
  rolex roxy russell ryobi samsung sandisk seiko shein sinotec skechers skullcandy snapchat sony spiderman stanley starbucks superga suzuki swarovski
  swatch tcl tecno telkom tefal temu tesla thermos tiktok timberland tissot tommy toshiba toyota tupperware uggs umbro uniqlo vans velcro
  versace victoria vivo vodacom volkswagen volvo whatsapp wilson xbox xiaomi yamaha yeezy yves zara`
    .trim()
    .split(/\s+/),
);

export const isBrand = (word: string): boolean => brands.has(word);

/** What people want who name a brand, or a thing that we do not sell: near it, where we have nothing of it. */
const things: Readonly<Record<string, string>> = {
  phone: 'iphone samsung huawei xiaomi redmi realme oppo vivo tecno itel infinix nokia honor pixel oneplus',
  earbuds: 'airpods',
  tablet: 'ipad',
  laptop: 'macbook',
  headphones: 'jbl skullcandy jabra',
  sneakers: 'nike adidas puma reebok vans converse fila skechers jordan yeezy kappa',
  'cooler box': 'fridge refrigerator freezer',
  doll: 'barbie',
  'building blocks': 'lego',
  gaming: 'playstation xbox nintendo',
  slops: 'havaianas crocs',
  watch: 'casio rolex seiko fossil swatch',
  sunglasses: 'rayban oakley',
  car: 'toyota nissan volkswagen ford isuzu bmw mazda honda hyundai kia suzuki mercedes audi',
  nappies: 'pampers',
};

const thingOfBrand = new Map(
  Object.entries(things).flatMap(([thing, names]) => names.split(' ').map((name) => [name, thing] as const)),
);

export const thingOf = (brand: string): string | undefined => thingOfBrand.get(brand);
