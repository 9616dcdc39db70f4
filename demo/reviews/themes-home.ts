import type { Theme } from './theme.ts';

/** Goods for kitchens, beds, rooms and small children. */

const kitchen: Theme = {
  good: [
    'Used it for the whole family on Sunday, and it washed clean in a minute.',
    'Better made than I expected.',
    'No smell, and nothing stains.',
    'I bought {thing} for our stokvel, and everybody got the same good quality.',
  ],
  mixed: ['Fine, but there were small marks on it.', 'Good, though smaller than it looks in the picture.'],
  bad: ['It was chipped when I opened the box.', 'After a month it already looks old.'],
};

const textiles: Theme = {
  good: [
    'Soft, and the {colour} makes the whole room warmer.',
    'Washed well and dried in half a day.',
    'Thick enough, as it should be.',
    'My guest room looks like a hotel now.',
  ],
  mixed: ['Nice, but iron it before you show it to anybody.', 'A little thinner than I hoped.'],
  bad: ['It pilled after the first wash.', 'The stitching at the edge was coming loose.'],
};

const decor: Theme = {
  good: [
    'The first thing that visitors ask about.',
    'The {colour} is just right for our lounge.',
    'Came without a scratch, each piece wrapped by itself.',
    'I ordered {thing} for the church hall as well.',
  ],
  mixed: ['Pretty, but smaller than in the picture.', 'Nice, only the {colour} is a little paler.'],
  bad: ['It looks like plastic, not like the picture.', 'It was bent when it came.'],
};

const fabric: Theme = {
  good: [
    'The {colour} stays, even after washing.',
    'I sew for customers, and nobody complained yet.',
    'Good to work with, no knots.',
    'Enough for more than I had planned.',
  ],
  mixed: ['Good, but buy a little more than you need.', 'Fine, the {colour} is one shade darker than shown.'],
  bad: ['The {colour} runs in warm water.', 'Much less than I expected for this money.'],
};

const furniture: Theme = {
  good: [
    'Stands firmly, does not wobble.',
    'Fits exactly where I wanted it.',
    'Strong: I use it more than I should, and it holds.',
    'Ready to use in half an hour.',
  ],
  mixed: ['Good, but one screw was missing. I had one.', 'Fine for a small room.'],
  bad: ['One of the parts was bent, so it stands crooked.', 'It does not carry what the listing promises.'],
};

const storage: Theme = {
  good: [
    'Everything has its place now.',
    'Thicker than what the supermarket sells.',
    'The {colour} looks neat, and it wipes clean.',
    'I ordered {thing} for the whole house.',
  ],
  mixed: ['Good, but the plastic is a little thin.', 'Fine, only smaller than I thought.'],
  bad: ['It broke within a week.', 'It was cracked when it came.'],
};

const baby: Theme = {
  good: [
    'Our little one took to it at once.',
    'Easy to clean, and no smell of plastic.',
    'The clinic sister asked where I bought it.',
    'I gave one to my sister for her baby, too.',
  ],
  mixed: ['Good, but wash it well before the first use.', 'Fine, only smaller than I expected.'],
  bad: ['There was a rough edge, and I would not give it to a baby.', 'It did not last a month.'],
};

export const homely: Readonly<Record<string, Theme>> = {
  'kitchen-dining': kitchen,
  'home-textiles': textiles,
  'home-decor': decor,
  'fabric-sewing-knitting': fabric,
  'furniture-storage': furniture,
  'storage-boxes': storage,
  'hangers-and-mirrors': storage,
  'cleaning-and-laundry': storage,
  'baby-feeding-bathing': baby,
  'baby-nappies-outings': baby,
};
