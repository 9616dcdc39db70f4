import { clearanceStates } from '@sgb/contract/catalogue.ts';
import type { ClearancePiece } from '@sgb/contract/clearance.ts';
import type * as contract from '@sgb/contract/clearance-desk.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './desk-store.ts';
import type { PieceRow } from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;
type State = z.output<(typeof contract.listDeskClearance)['output']>['items'][number]['state'];

const { available, reserved, withdrawn } = clearanceStates;

/** Nobody pays it any more once their minutes are over, whether or not the job has noticed. */
const isFree = ({ state, reservedUntil }: PieceRow, now: Date): boolean =>
  state === available || (state === reserved && (reservedUntil ?? now) <= now);

export async function deskList(
  { db, clock }: StaffCall,
  { page, ...sought }: InputOf<typeof contract.listDeskClearance>,
) {
  const now = clock.now();
  return db.read(async (reader) => {
    const { rows, total } = await store.deskPieces(reader, sought, sliceOf(page));
    const staff = [...new Set(rows.flatMap(({ changedBy }) => changedBy ?? []))];
    const people = staff.length > 0 ? await peopleById(reader, staff) : [];
    const items = rows.map((row) => ({
      ...row,
      picture: row.pictures[0] ?? '',
      condition: row.condition as ClearancePiece['condition'],
      state: (isFree(row, now) ? available : row.state) as State,
      listedAt: row.listedAt.toISOString(),
      changedAt: row.changedAt?.toISOString() ?? null,
      changedBy: people.find(({ id }) => id === row.changedBy)?.username ?? '',
    }));
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

type Change = Partial<Pick<PieceRow, 'priceCents' | 'condition' | 'note' | 'special' | 'state' | 'hiddenBecause'>>;

/** Changes a piece as `to` says. */
async function change(call: StaffCall, id: number, to: (piece: PieceRow, now: Date) => Change | Refusal) {
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    const piece = await store.lockPiece(tx, id);
    if (!piece) return refuse('notFound', 'There is no such piece.');
    const next = to(piece, now);
    if (next instanceof Refusal) return next;
    const before = Object.fromEntries(Object.keys(next).map((key) => [key, piece[key as keyof Change]]));
    noteAudit({ subject: `clearance piece ${id}`, before, after: next });
    const free = { reservedBy: null, reservedUntil: null };
    await store.changePiece(tx, id, { ...free, ...next, changedAt: now, changedBy: call.session.accountId });
    return {};
  });
}

export const save = (call: StaffCall, input: InputOf<typeof contract.savePiece>) =>
  change(call, input.id, (piece, now) => {
    if (piece.state !== withdrawn && !isFree(piece, now)) return refuse('pieceTaken');
    const { pricecents: priceCents, condition, note, special } = input;
    if (priceCents > piece.originalCents) {
      return refuse(
        'badPiecePrice',
        `It cost ${formatRand(piece.originalCents)} when new: on clearance it costs less.`,
      );
    }
    const state = piece.state === withdrawn ? withdrawn : available;
    return { priceCents, condition, note, special, state };
  });

export const hide = (call: StaffCall, input: InputOf<typeof contract.hidePiece>) =>
  change(call, input.id, (piece, now) =>
    isFree(piece, now) ? { state: withdrawn, hiddenBecause: input.reason } : refuse('pieceTaken'),
  );

export const show = (call: StaffCall, input: InputOf<typeof contract.showPiece>) =>
  change(call, input.id, (piece) =>
    piece.state === withdrawn ? { state: available, hiddenBecause: '' } : refuse('pieceShown'),
  );
