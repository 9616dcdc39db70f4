import { customerTypes, type StaffRole, type UserType, userTypes } from '@sgb/contract/people.ts';

type Tone = 'neutral' | 'good' | 'warn' | 'danger' | 'brand';

export interface Standing {
  readonly stoppedAt: Date | null;
  readonly closingAskedAt: Date | null;
  readonly closedAt: Date | null;
  readonly customerType: number;
  readonly use1688Link: 0 | 1;
  readonly businessState: 'waiting' | 'approved' | 'rejected' | null;
  readonly userType: UserType;
  readonly staffRole: StaffRole | null;
}

/** What has to be known of somebody before one answers them. */
export function flagsOf(who: Standing): { text: string; tone: Tone }[] {
  const all: readonly (readonly [boolean, string, Tone])[] = [
    [who.closedAt !== null, 'Account closed', 'danger'],
    [who.stoppedAt !== null, 'Stopped', 'danger'],
    [who.closingAskedAt !== null && who.closedAt === null, 'Wants to close the account', 'warn'],
    [who.staffRole !== null, `Staff: ${who.staffRole}`, 'warn'],
    [who.businessState === 'waiting', 'Company waits for approval', 'warn'],
    [who.businessState === 'approved', 'Company', 'brand'],
    [who.businessState === 'rejected', 'Company not approved', 'neutral'],
    [who.userType === userTypes.header, 'Ambassador', 'brand'],
    [who.userType === userTypes.member, 'Member of a group-buy', 'neutral'],
    [who.customerType === customerTypes.influencer, 'Influencer', 'brand'],
    [who.use1688Link === 0, 'May not paste 1688 links', 'neutral'],
  ];
  return all.filter(([is]) => is).map(([, text, tone]) => ({ text, tone }));
}
