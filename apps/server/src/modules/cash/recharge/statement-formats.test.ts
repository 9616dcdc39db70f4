import { expect, test } from 'vitest';
import { readStatement } from './statement.ts';

const ofx = `OFXHEADER:100
<OFX><BANKMSGSRSV1><STMTTRNRS><BANKACCTFROM><BANKID>250655<ACCTID>62001234567</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261114120000<TRNAMT>1234.50<FITID>A1<NAME>N DLAMINI<MEMO>SGB-00017
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261115<TRNAMT>-50.00<FITID>A2<NAME>FEES</STMTTRN>
</BANKTRANLIST></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const mt940 = `:20:START
:25:62001234567
:28C:1/1
:60F:C261113ZAR1000,00
:61:2611141114C4000,00NTRFNONREF//BANK1
:86:PAYMENT FROM N DLAMINI
REF SGB 17
:61:2611151115D12,50NCHGNONREF
:86:MONTHLY FEE
:62F:C261115ZAR4987,50
-}`;

test('OFX has a line for each credit, known by the number of the bank', () => {
  const { lines, outgoing } = readStatement(ofx);
  expect(lines).toMatchObject([{ bookedOn: '2026-11-14', amountCents: 123_450, text: 'N DLAMINI SGB-00017' }]);
  expect(outgoing).toBe(1);
  expect(readStatement(ofx.replace('>A1<', '>A9<')).lines[0]?.fingerprint).not.toEqual(lines[0]?.fingerprint);
});

test('MT940 has its words behind each movement', () => {
  const { lines, outgoing } = readStatement(mt940);
  expect(lines).toMatchObject([
    { bookedOn: '2026-11-14', amountCents: 400_000, text: 'NONREF BANK1 PAYMENT FROM N DLAMINIREF SGB 17' },
  ]);
  expect(outgoing).toBe(1);
});

test.each([
  ['OFX', ofx, '62001234567'],
  ['MT940', mt940, '62001234567'],
  ['MT940 with the branch', mt940.replace(':25:', ':25:250655/'), '62001234567'],
  ['OFX that does not say', ofx.replace(/<ACCTID>\d+/, ''), ''],
])('%s says whose account it is', (_form, text, account) => expect(readStatement(text).account).toBe(account));

test.each([
  ['an OFX file without its end', ofx.replace('</OFX>', ''), 'cut off'],
  ['an MT940 file without its closing balance', mt940.replace(/:62F:.*\n/, ''), 'cut off'],
  ['a movement that cannot be read', mt940.replace('C4000,00', 'X4000'), 'Line 5'],
])('%s is refused with words', (_what, text, words) => expect(() => readStatement(text)).toThrow(words));
