/** Kinds of account, product document section 6. */
export const userTypes = {
  normalPersonal: -1,
  normalBusiness: -2,
  unknown: 0,
  header: 1,
  member: 2,
  bigCustomer: 3,
} as const;

export type UserType = (typeof userTypes)[keyof typeof userTypes];

/** Ambassadors and businesses ship to many people: they may keep more receivers, and bring them from a file. */
export function hasManyClients(userType: UserType): boolean {
  return ([userTypes.header, userTypes.normalBusiness, userTypes.bigCustomer] as UserType[]).includes(userType);
}
