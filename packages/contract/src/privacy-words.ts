/** What has to end before an account can be closed, as plain data: what it is, and where it is ended. */
export const unfinishedWords = {
  orders: { one: 'order is still on its way', many: 'orders are still on their way', link: '/shoporder/2/index' },
  parcels: { one: 'parcel is not signed for', many: 'parcels are not signed for', link: '/deliveryorder/2/index' },
  unpaid: {
    one: 'checkout waits to be paid',
    many: 'checkouts wait to be paid',
    link: '/shoporder/2/index?tagIndex=2',
  },
  cases: { one: 'after-sale case is open', many: 'after-sale cases are open', link: '/workorder/index' },
  recharges: { one: 'deposit is being checked', many: 'deposits are being checked', link: '/paymentvoucher/index' },
  withdrawals: { one: 'withdrawal is on its way', many: 'withdrawals are on their way', link: '/withdrawal/index' },
  rounds: { one: 'round is not finished', many: 'rounds are not finished', link: '/groupship/index' },
  tasks: { one: 'task is being looked at', many: 'tasks are being looked at', link: '/customertask/promotion' },
  earnings: { one: 'earning is still pending', many: 'earnings are still pending', link: '/groupship/earnings' },
  forwarding: { one: 'parcel is on its way to us', many: 'parcels are on their way to us', link: '/othershop/index' },
  shelves: {
    one: 'piece lies on your shelf, or is on its way there',
    many: 'pieces lie on your shelf, or are on their way there',
    link: '/stockUp/index?tab=shelves',
  },
  sales: {
    one: 'sale from your shelf is not paid out yet',
    many: 'sales from your shelf are not paid out yet',
    link: '/stockUp/index?tab=shelves',
  },
  members: { one: 'You lead a group', many: 'You lead a group', link: '/groupship/index' },
  staff: { one: 'This is a staff account', many: 'This is a staff account', link: '' },
  dispatches: {
    one: 'dispatch from your shelf is on its way',
    many: 'dispatches from your shelf are on their way',
    link: '/stockUp/index?tab=ship',
  },
  /** Cents. */
  balance: { one: 'in your balance', many: 'in your balance', link: '/withdrawal/index' },
  held: { one: 'is set aside', many: 'is set aside', link: '/bill/index' },
} as const;

export type UnfinishedKind = keyof typeof unfinishedWords;
export const unfinishedKinds = Object.keys(unfinishedWords) as UnfinishedKind[];
/** Those that are cents. */
export const unfinishedMoney: readonly UnfinishedKind[] = ['balance', 'held'];
