/** The columns of a CSV file of receivers, in the order of the sample. */
export const receiverColumns = [
  { name: 'first name', field: 'firstName', required: true },
  { name: 'last name', field: 'lastName', required: true },
  { name: 'mobile', field: 'mobile', required: true },
  { name: 'country', field: 'countryId', required: false },
  { name: 'province', field: 'province', required: false },
  { name: 'city', field: 'city', required: true },
  { name: 'suburb', field: 'suburb', required: false },
  { name: 'postal code', field: 'postcode', required: false },
  { name: 'street', field: 'street', required: true },
  { name: 'unit', field: 'unit', required: false },
  { name: 'type', field: 'type', required: false },
  { name: 'label', field: 'label', required: false },
  { name: 'other mobile', field: 'altMobile', required: false },
  { name: 'email', field: 'email', required: false },
  { name: 'note', field: 'note', required: false },
  { name: 'id number', field: 'idNumber', required: false },
  { name: 'passport number', field: 'idNumber', required: false },
] as const;

const examples = [
  [
    'Thandi',
    'Nkosi',
    '082 123 4567',
    'South Africa',
    'Gauteng',
    'Johannesburg',
    'Rosebank',
    '2196',
    '12 Oxford Road',
    'Unit 4',
    'home',
    'Thandi',
    '',
    'thandi@example.com',
    'Ring twice',
    '8001015009087',
    '',
  ],
  [
    'Rudo',
    'Chikore',
    '077 222 3344',
    'Zimbabwe',
    'Harare',
    'Harare',
    'Avondale',
    '',
    '5 Second Street',
    '',
    'business',
    '',
    '',
    '',
    '',
    '',
    'AB123456',
  ],
];

/** A file that can be imported as it is. */
export const sampleReceiverFile = [receiverColumns.map(({ name }) => name), ...examples]
  .map((cells) => cells.join(','))
  .join('\r\n');
