import type { Theme } from './theme.ts';
import { electric } from './themes-electric.ts';
import { homely } from './themes-home.ts';

const clothing: Theme = {
  good: [
    'The {colour} is as rich as in the picture, and it did not run in the wash.',
    'Soft, and the seams are neat inside as well.',
    'Washed it four times by now and it kept its shape.',
    'I wore it on Sunday and everybody asked where I found it.',
    'The fabric is thicker than I thought it would be at this price.',
  ],
  mixed: [
    'Nice, but a few loose threads had to be cut.',
    'The {colour} is a bit darker than on my screen.',
    'Thin fabric: fine for summer, not for winter.',
  ],
  bad: [
    'The seam opened the first time I wore it.',
    'The {colour} ran in the first wash.',
    'The fabric is so thin that you see through it.',
    'Shrank in cold water.',
  ],
};

const kidswear: Theme = {
  good: [
    'My daughter did not want to take it off.',
    'Survives school, soccer and the washing machine.',
    'Soft on the skin, no itching labels.',
    'The {colour} is the right one for our school.',
  ],
  mixed: ['Nice, but wash it once before they wear it.', 'Good, only the buttons needed a few more stitches.'],
  bad: [
    'A seam opened on the second day of school.',
    'After one wash it is a size smaller.',
    'The {colour} faded after two weeks.',
  ],
};

const shoes: Theme = {
  good: [
    'Comfortable from the first day, no blisters.',
    'I wear them nearly every day, and the soles hold.',
    'Light on the foot, and the {colour} looks smart.',
    'The soles are well fixed, I checked before I wore them.',
    'Soft inside, and they do not slip on wet floors.',
  ],
  mixed: ['Good, but they needed a week of walking in.', 'They squeak a little on tiles.'],
  bad: [
    'The sole of one came loose after three weeks.',
    'The left one is a different shade of {colour} than the right one.',
    'My toes hurt after an hour, they are very narrow.',
  ],
};

const bags: Theme = {
  good: [
    'Everything closes well, even when it is full.',
    'Carried my things to Durban and back without a scratch.',
    'More room inside than it looks.',
    'The {colour} goes with everything I have.',
  ],
  mixed: ['Good size, but the lining is thin.', 'It smelt of glue for a few days.'],
  bad: ['The stitching gave in within a month.', 'It looks much cheaper than in the pictures.'],
};

const beauty: Theme = {
  good: [
    'I use it in my salon, and my clients notice.',
    'The quality that I used to pay a lot more for.',
    'It was sealed when it came, and it is the real {colour}.',
    'Lasts much longer than what I bought before.',
  ],
  mixed: ['Good, but you need a little patience at first.', 'Good, only the instructions are in Chinese.'],
  bad: ['It did not last two weeks.', 'It looks cheap next to what the picture shows.'],
};

const hair: Theme = {
  good: [
    'Hardly sheds, and hardly tangles.',
    'My clients think that it is twice the price.',
    'Soft, full, and the {colour} is what I ordered.',
    'Wore it for five weeks and it still looks fresh.',
  ],
  mixed: ['Nice, but it needs a wash before you use it.', 'A little shinier than I like.'],
  bad: ['It sheds so much that I took it out after three days.', 'Thin: you need twice as much as the listing says.'],
};

const jewellery: Theme = {
  good: [
    'It looks far dearer than it was.',
    'I have worn it every day for a month, and it has not changed colour.',
    'It came well wrapped, so I gave it as a present as it was.',
    'Fine work, no sharp edges.',
  ],
  mixed: ['Pretty, but smaller than I imagined.', 'Nice, the {colour} is a little paler than shown.'],
  bad: ['It broke when I wore it for the second time.', 'The {colour} rubbed off within two weeks.'],
};

const toys: Theme = {
  good: [
    'My children fought over it, so I had to order another.',
    'It has been dropped ten times and is still whole.',
    'It was the favourite of the whole birthday party.',
    'We have {thing} at the crèche, and they are easy to wipe clean.',
  ],
  mixed: ['Fun, but keep it away from babies.', 'Good, only the box was dented, so not for a present.'],
  bad: ['A part was missing, so it cannot be used.', 'It broke on the first day.'],
};

const sports: Theme = {
  good: [
    'Used it every weekend for two months, no wear yet.',
    'Our club ordered {thing} together, and the coach is happy.',
    'As good as what the sports shops sell for three times the price.',
    'Strong, and not heavy to carry.',
  ],
  mixed: ['Good for beginners, not for matches.', 'Fine, but the smell had to air out first.'],
  bad: ['It tore within a month.', 'Not as strong as the listing says.'],
};

const outdoors: Theme = {
  good: [
    'Light to carry and quick to set up.',
    'Stood through wind and rain at Hartbeespoort.',
    'Took it along for three weekends: nothing bent, nothing torn.',
    'The whole family used it over Easter.',
  ],
  mixed: ['Good, but the bag for it is too tight.', 'Fine for two days, I would not take it for a week.'],
  bad: ['It tore on the first outing.', 'It does not keep what the listing promises.'],
};

const tools: Theme = {
  good: [
    'I am a handyman and use it every day: it holds.',
    'Solid, and a good grip.',
    'It does the job as well as the brand I had before.',
    'I bought {thing} for the whole workshop.',
  ],
  mixed: ['Fine for the house, I would not use it on a site.', 'Good, but it needed cleaning and oil at first.'],
  bad: ['It gave in on the first real job.', 'Badly finished: I had to file off an edge.'],
};

const fitting: Theme = {
  good: [
    'Put it in myself in half an hour.',
    'Solid, no plastic where there should be metal.',
    'It has been in use since the day it came, and nothing is loose.',
    'For my flats I ordered {thing} for every unit.',
  ],
  mixed: ['Good, but buy your own screws.', 'It works, the instructions are only drawings.'],
  bad: ['It came loose within two weeks.', 'The {colour} peels off already.'],
};

const cars: Theme = {
  good: [
    'Ten minutes of work on my Polo, and done.',
    'With me every day between {town} and work, no problem.',
    'It looks as if it had come with the car.',
    'I drive a taxi, so {thing} have to last: these do.',
  ],
  mixed: ['Good, but you need a little patience at first.', 'It does its job, though it feels lighter than I hoped.'],
  bad: ['It gave in on a gravel road within a week.', 'It is not right for my car, although the listing says so.'],
};

const paper: Theme = {
  good: [
    'Enough for the whole class, and something left over.',
    'The colours are bright, and there is no cheap smell.',
    'For my spaza shop this is the best price that I found.',
    'We buy {thing} for the whole office here now.',
  ],
  mixed: ['Good, but a little thinner than expected.', 'Fine. Count them: two were missing, and they gave it back.'],
  bad: ['Half of it was crushed when it came.', 'The {colour} is nothing like the picture.'],
};

const party: Theme = {
  good: [
    'We used it for my mother’s sixtieth, and it looked beautiful.',
    'Enough for three tables, and some left for next year.',
    'I decorate weddings, and {thing} from here save me a lot.',
    'The {colour} is the same on every piece.',
  ],
  mixed: ['Pretty, but thinner than I thought.', 'Good, only order more than you think you need.'],
  bad: ['Half of it was crushed when it came.', 'The {colour} is nothing like the picture.'],
};

const garden: Theme = {
  good: [
    'It stood in the sun all summer and did not crack.',
    'Strong, and simple to use.',
    'It saves me an hour every morning.',
    'I use it on my plot outside {town} every day.',
  ],
  mixed: ['It does its job, but it is lighter than I thought.', 'Good, though it needed a little work at first.'],
  bad: ['It cracked within three weeks.', 'It is much smaller than it looks in the picture.'],
};

const pets: Theme = {
  good: [
    'My dogs took to it on the first day.',
    'Easy to clean, and it does not smell.',
    'Strong enough for a boerboel.',
    'Bought one for each of them.',
  ],
  mixed: ['Good for small ones, too small for our Labrador.', 'It slides a little on tiles.'],
  bad: ['Chewed through in two days.', 'It is much smaller than it looks in the picture.'],
};

/** By department, and by group where a department has goods of several sorts. */
export const themes: Readonly<Record<string, Theme>> = {
  ...electric,
  ...homely,
  'womens-clothing': clothing,
  'mens-clothing': clothing,
  'soccer-and-team-wear': sports,
  'kids-baby': kidswear,
  shoes,
  'bags-luggage': bags,
  'beauty-hair': beauty,
  'wigs-and-weaves': hair,
  'braiding-and-crochet-hair': hair,
  'jewellery-watches': jewellery,
  'hats-and-scarves': clothing,
  'toys-games': toys,
  'sports-outdoors': sports,
  'camping-hiking': outdoors,
  'braai-and-picnic': outdoors,
  'tools-hardware': tools,
  'locks-and-fittings': fitting,
  'bathroom-and-plumbing': fitting,
  'car-motorcycle': cars,
  'stationery-party': paper,
  'party-decor': party,
  'gift-wrapping': party,
  'garden-pets': garden,
  'pet-feeding-care': pets,
  'pet-homes-walking': pets,
};
