import type { Article } from '../rules.ts';
import { asked, heading, list, says, steps, table } from './blocks.ts';

export const membership: Article = {
  type: 'membership',
  section: 'Saving',
  title: 'Membership',
  summary: 'Silver, Golden and Platinum: what they cost and what they save you.',
  related: ['fees', 'scoin', 'coupons'],
  body: [
    table(
      'The three tiers',
      ['', 'Silver', 'Golden', 'Platinum'],
      ['1 month', '{membership.tiers.3.prices.1}', '{membership.tiers.2.prices.1}', '{membership.tiers.1.prices.1}'],
      ['6 months', '{membership.tiers.3.prices.6}', '{membership.tiers.2.prices.6}', '{membership.tiers.1.prices.6}'],
      [
        '12 months',
        '{membership.tiers.3.prices.12}',
        '{membership.tiers.2.prices.12}',
        '{membership.tiers.1.prices.12}',
      ],
      [
        'Service fee up to {fees.service.upToCents}, above',
        '{membership.tiers.3.basisPoints}, {membership.tiers.3.aboveBasisPoints}',
        '{membership.tiers.2.basisPoints}, {membership.tiers.2.aboveBasisPoints}',
        '{membership.tiers.1.basisPoints}, {membership.tiers.1.aboveBasisPoints}',
      ],
      [
        'Off your freight',
        '{membership.tiers.3.freightBasisPoints}',
        '{membership.tiers.2.freightBasisPoints}',
        '{membership.tiers.1.freightBasisPoints}',
      ],
      [
        'Free storage',
        '{membership.tiers.3.storageDays:day}',
        '{membership.tiers.2.storageDays:day}',
        '{membership.tiers.1.storageDays:day}',
      ],
      [
        'S Coin earned',
        '{membership.tiers.3.scoinPercent}',
        '{membership.tiers.2.scoinPercent}',
        '{membership.tiers.1.scoinPercent}',
      ],
      [
        'Transport coupons a month',
        '{membership.tiers.3.coupons.count} × R 20.00',
        '{membership.tiers.2.coupons.count} × R 25.00',
        '{membership.tiers.1.coupons.count} × R 40.00',
      ],
      [
        'Extra photos a month',
        '{membership.tiers.3.photos}',
        '{membership.tiers.2.photos}',
        '{membership.tiers.1.photos}',
      ],
      [
        'First answer of support',
        '{membership.tiers.3.answerHours:hour}',
        '{membership.tiers.2.answerHours:hour}',
        '{membership.tiers.1.answerHours:hour}',
      ],
    ),
    list(
      'You pay from your balance and it starts at once. It does not renew automatically.',
      'Renewing adds to your end date. Upgrading counts your unused days.',
      'The freight discount and a transport coupon do not add up: the better one counts.',
      'See what it saved you under [Saving](/account/saving).',
    ),
    asked(
      'Can I get my money back?',
      'Yes, all of it within {membership.terms.cancelDays:day}, if you have used none of the benefits.',
    ),
    asked(
      'Is there a free upgrade?',
      'Yes. When you have signed for goods of {membership.terms.free.goodsCents} within {membership.terms.free.days:day} you get {membership.terms.free.months:month} of Golden.',
    ),
    asked(
      'When is Silver worth it?',
      'It takes {help.silverOff} off the goods up to {fees.service.upToCents} and comes with a R 20.00 transport coupon. Together they pay for the month from {help.silverPaysFrom} of goods on.',
    ),
  ],
};

export const scoin: Article = {
  type: 'scoin',
  section: 'Saving',
  title: 'S Coin',
  summary: 'Points that you earn when you shop: {scoin.terms.coinsForOneRand} S Coin are worth R 1.00.',
  related: ['coupons', 'membership', 'groupbuy'],
  body: [
    table(
      'How you earn',
      ['For', 'S Coin'],
      ['Each R 1.00 of goods, when you sign for them', '{scoin.terms.perRand}, more with membership'],
      ['Opening an account', '{scoin.terms.signUp}'],
      ['Checking in, once a day', '{scoin.terms.checkIn}'],
      ['A delivery survey', '{surveys.reward.plain}, or {surveys.reward.withPictures} with photos'],
      ['A friend’s first signed order', '{scoin.terms.referral}'],
      ['An answer that was accepted', '{scoin.terms.answer}'],
    ),
    heading('How you spend'),
    list(
      'At checkout: up to {scoin.terms.spend.shareBasisPoints} of service fee and freight, never of goods, from {scoin.terms.spend.least} S Coin in steps of {scoin.terms.spend.step}.',
      'Or [exchange them for coupons](/cart/exchange): {scoin.exchange.0.coins} for R 10.00, {scoin.exchange.1.coins} for R 27.00, {scoin.exchange.2.coins} for R 60.00.',
    ),
    asked(
      'Do S Coin expire?',
      'Yes, after {scoin.terms.lifeMonths:month}. The oldest are spent first, and we tell you {scoin.terms.noticeDays:day} before any are lost.',
    ),
    asked('Can I send them to a friend or take cash?', 'No. S Coin are yours alone and are not money.'),
    asked(
      'What happens when I am refunded?',
      'The S Coin that the order earned go back. If you have spent them already, you can spend again once you are above zero.',
    ),
    asked('When does a survey pay?', 'Within two working days.'),
  ],
};

export const coupons: Article = {
  type: 'coupons',
  section: 'Saving',
  title: 'Coupons',
  summary: 'Which coupon works for what, and how to get one.',
  related: ['scoin', 'membership', 'fees'],
  body: [
    table(
      'Four sorts',
      ['Coupon', 'Takes money off'],
      ['Transportation', 'International freight'],
      ['Purchase', 'Goods from China or SA Stock'],
      ['CN purchase', 'Goods from China'],
      ['SA purchase', 'SA Stock'],
    ),
    list(
      'One coupon for each checkout and one for each parcel. The best one is chosen for you; you can choose another.',
      'Not for clearance goods. Some have a minimum spend, printed on the coupon.',
      'Every day at 10:00 and 20:00 there are [coupons to snatch](/activity/snatchcoupon/index): one a day for you, valid for 7 days.',
      'A new account starts with R 20.00 off freight from R 100.00, for 30 days.',
    ),
    asked(
      'I cancelled my order. Is the coupon lost?',
      'No. If the order was cancelled or failed before we bought it, the coupon comes back; if it expired meanwhile you get {coupons.terms.returnDays} more days.',
    ),
    asked('Is a coupon paid out with a partial refund?', 'No. You get back what you paid yourself.'),
  ],
};

export const groupbuy: Article = {
  type: 'groupbuy',
  section: 'Saving',
  title: 'Group-buy and ambassadors',
  summary: 'Ship together with your neighbours, pay less, and collect round the corner.',
  related: ['shipping', 'coupons', 'contact'],
  body: [
    says(
      'An **ambassador** leads the group-buy of a neighbourhood, receives its parcels in bulk and hands them over. You have one ambassador; [join yours](/groupship/bindAmbassador) by invite code or suburb.',
    ),
    heading('Group ship'),
    steps(
      ['A round opens', 'Your ambassador opens it for {groupbuy.rounds.minDays} to {groupbuy.rounds.maxDays} days.'],
      ['You add orders', 'Whatever has arrived in our China warehouse.'],
      ['It closes', 'The heavier it is in all, the less everyone pays. You pay your own share of the weight.'],
      ['You collect', 'Sign with your 4-digit code at your ambassador’s.'],
    ),
    table(
      'The group’s weight decides the price',
      ['Total weight', 'Freight'],
      ['Below {groupbuy.rounds.tiers.0.fromGrams}', 'List price'],
      ['From {groupbuy.rounds.tiers.0.fromGrams}', '{groupbuy.rounds.tiers.0.basisPoints} less'],
      ['From {groupbuy.rounds.tiers.1.fromGrams}', '{groupbuy.rounds.tiers.1.basisPoints} less'],
      ['From {groupbuy.rounds.tiers.2.fromGrams}', '{groupbuy.rounds.tiers.2.basisPoints} less'],
    ),
    heading('Group orders'),
    says(
      'Some goods get cheaper when enough of you buy within {teams.windows.hours:hour} ({teams.windows.flashHours:hour} in a flash sale). All pay first. If the quantity is not reached, everyone has the money back in the balance within a minute. After it succeeds it cannot be cancelled.',
    ),
    heading('Become an ambassador'),
    says(
      'You need a verified ID, a mobile number with WhatsApp, a pickup address, a bank account and up to 20 suburbs that you cover. We answer within 3 working days; the first {groupbuy.ambassadors.probationDays:day} are a trial.',
    ),
    table(
      'Commission on your members’ signed goods',
      ['Goods a month', 'You earn'],
      ['Below {earnings.terms.tiers.1.fromCents}', '{earnings.terms.tiers.0.basisPoints}'],
      ['From {earnings.terms.tiers.1.fromCents}', '{earnings.terms.tiers.1.basisPoints}'],
      ['From {earnings.terms.tiers.2.fromCents}', '{earnings.terms.tiers.2.basisPoints}'],
      ['Your own orders', '{earnings.terms.ownBasisPoints}'],
      ['Each parcel you hand over', '{earnings.terms.handOverCents}'],
    ),
    says(
      'The rate of a month holds for all its goods; what is above the first one is added when the month is over. Your [statement](/groupship/earnings) shows every line.',
    ),
    asked(
      'When can I withdraw commission?',
      '{earnings.terms.pendingDays:day} after your member signed. Then you can withdraw it, or move it to your balance free of charge.',
    ),
    asked(
      'What if a member gets money back?',
      'What you earned by it goes back in the same part. If you have used it already, it is taken from what you earn next.',
    ),
    asked(
      'Can I change my ambassador?',
      'Yes, {groupbuy.binding.settledDays:day} after the last change and without open parcels you just choose another. Sooner, we ask you to confirm, and open parcels stay with the old one.',
    ),
    asked(
      'Why do I need {groupbuy.binding.minimumCents} in my balance to join?',
      'It shows that you mean it. It stays your money, to spend as you like.',
    ),
    asked(
      'What if only one joins a round?',
      'A round needs {groupbuy.rounds.minMembers:word} members. With fewer, orders travel as single parcels.',
    ),
  ],
};
