import type { Theme } from './theme.ts';

/** Goods with a plug, a battery or a bulb, and what belongs to them. */

const phones: Theme = {
  good: [
    'Does exactly what it should, and it feels solid.',
    'I have used it every day since it came.',
    'For my stall at the taxi rank I order {thing} only here by now.',
    'Bought one for me and one for my wife, both are good.',
  ],
  mixed: ['Works well, only the packaging was crushed.', 'Good, but the {colour} shows every fingerprint.'],
  bad: ['Stopped working after nine days.', 'It is not what the listing says, and I showed it in the pictures.'],
};

const covers: Theme = {
  good: [
    'Fits my phone exactly, every hole where it should be.',
    'My phone fell twice since, and nothing happened to it.',
    'The {colour} looks even better than in the picture.',
    'I sell {thing} next to my airtime stand, and people come back.',
  ],
  mixed: ['Good, but the {colour} shows every fingerprint.', 'Fits, though a little loosely at one corner.'],
  bad: ['It did not fit the phone that the listing names.', 'It turned yellow within a month.'],
};

const power: Theme = {
  good: [
    'Saved my phone through three load-shedding slots in a row.',
    'Charges as fast as the listing says.',
    'Stays cool, even after hours.',
    'The cable and plug sit firmly, nothing wobbles.',
  ],
  mixed: ['Works well, but gets warm when used for long.', 'Good, though slower than my old one.'],
  bad: ['It stopped charging after nine days.', 'It holds half of what is printed on it.'],
};

const computers: Theme = {
  good: [
    'Worked from the first minute, no fuss.',
    'Better than what I could get at the mall for twice the money.',
    'We have {thing} at the school office, and all of them are good.',
    'Solid build, and the {colour} hides the dust.',
  ],
  mixed: ['Fine, but I had hoped for a little more at this price.', 'Good, only the box came open.'],
  bad: ['It arrived dead, and I showed it in the pictures.', 'It gave up after two weeks.'],
};

const sound: Theme = {
  good: [
    'The sound fills our whole lounge.',
    'Clear voices, enough bass, no noise.',
    'Lasts through a whole Saturday on one charge.',
    'Our church group bought {thing}, and everybody hears the sermon now.',
  ],
  mixed: ['Good sound, but not as loud as I hoped.', 'It took three tries to connect, then all was well.'],
  bad: ['It crackles at half volume.', 'One side went silent after two weeks.'],
};

const appliances: Theme = {
  good: [
    'It runs on our inverter during load-shedding without trouble.',
    'Simple to use, even for my mother.',
    'Easy to clean, and quieter than my old one.',
    'I use it in my small business every morning.',
  ],
  mixed: [
    'Good, but it came with a two-pin plug: you need an adaptor.',
    'It works, but it is smaller than I thought. Look at the measures.',
  ],
  bad: ['It stopped working after a month.', 'It arrived with a crack in the housing.'],
};

const lighting: Theme = {
  good: [
    'Bright, and just the light that I wanted.',
    'Easy to put up, and it has worked every evening since.',
    'As bright as the listing says, I compared.',
    'I put up {thing} in the whole house.',
  ],
  mixed: ['It works, but the light is a little colder than I like.', 'Good, though I had to change the plug.'],
  bad: ['It flickers, and after two weeks it stayed dark.', 'Half as bright as promised.'],
};

const solar: Theme = {
  good: [
    'Burns until the morning, even after a cloudy day.',
    'Since it hangs in the yard I feel safer.',
    'Put it up in {town} in five minutes, no wires.',
    'Load-shedding? What load-shedding?',
  ],
  mixed: ['Good in summer, in July it goes out at four.', 'It works, but put it where the sun really comes.'],
  bad: ['After three weeks it hardly lasts an hour.', 'Water got into it with the first rain.'],
};

const wires: Theme = {
  good: [
    'Everything fits firmly, nothing gets warm.',
    'My electrician looked at it and found it good.',
    'It gives what is printed on it, I measured.',
    'Keeps our router and lights going through every slot.',
  ],
  mixed: ['Good, but the instructions are only in Chinese.', 'It works, the plastic feels a little thin.'],
  bad: ['It got hot, so I stopped using it.', 'It gives less than is printed on it, I measured.'],
};

export const electric: Readonly<Record<string, Theme>> = {
  phones,
  'phone-cases-and-screens': covers,
  'chargers-and-cables': power,
  'power-banks-and-batteries': power,
  'earphones-and-earbuds': sound,
  'computers-audio': computers,
  'headsets-and-microphones': sound,
  'home-appliances': appliances,
  'salon-furniture-and-dryers': appliances,
  lighting,
  'solar-lights': solar,
  'plugs-and-power': wires,
  'solar-power-and-inverters': wires,
  'home-security': computers,
  'car-electronics': computers,
};
