/** Answer codes of the company's own work: settings, books, staff. */
export const officeCodes = {
  settingRefused: { status: 3000410, http: 200, message: 'This value does not fit the setting.' },
  settingUnusual: { status: 3000411, http: 200, message: 'This value is unusual. Say that you mean it.' },
  settingMoved: {
    status: 3000412,
    http: 200,
    message: 'Somebody else changed this setting meanwhile. Look at it again.',
  },
  monthNotClosable: { status: 3000413, http: 200, message: 'This month cannot be closed now.' },
  batchRefused: { status: 3000414, http: 200, message: 'These withdrawals cannot go into one file.' },
  alertClosed: { status: 3000590, http: 200, message: 'This alert is closed already, or not yours to close.' },
  jobGone: { status: 3000415, http: 200, message: 'This job is not waiting any more.' },
  settlementKnown: { status: 3000445, http: 200, message: 'This file was read already. Nothing was changed.' },
  settlementUnreadable: { status: 3000446, http: 200, message: 'This file cannot be read.' },
  roleRefused: { status: 3000416, http: 200, message: 'This role cannot be given.' },
  onlyLooking: {
    status: 3000441,
    http: 403,
    message: 'You see the shop as somebody else. This is not shown, and nothing can be changed.',
  },
  textRefused: { status: 3000475, http: 200, message: 'These words do not fit.' },
  textMoved: {
    status: 3000476,
    http: 200,
    message: 'Somebody else changed these words meanwhile. Look at them again.',
  },
  viewsFull: { status: 3000477, http: 200, message: 'There are 50 saved views of this table. Forget one first.' },
  questionSettled: { status: 3000478, http: 200, message: 'Somebody has settled this question already.' },
  notSeen: { status: 3000442, http: 200, message: 'The shop cannot be seen as this person.' },
  unknownMention: { status: 3000440, http: 200, message: 'Nobody of staff has that name.' },
} as const;
