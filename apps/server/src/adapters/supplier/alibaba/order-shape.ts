import { z } from 'zod';
import { fen, idText, listOf, moment, optional, yuan } from './values.ts';

const text = z.string();

/** The platform itself spells it 'Resuslt'; a corrected spelling must not break us. */
const previews = listOf(z.object({ sumPayment: fen, sumCarriage: optional(fen), sumPaymentNoCarriage: optional(fen) }));
export const orderPreview = z
  .object({ orderPreviewResuslt: previews, orderPreviewResult: previews })
  .transform((answer) => [...answer.orderPreviewResuslt, ...answer.orderPreviewResult])
  .refine((list) => list.length > 0, { error: 'has no sums' });

export const orderReceipt = z.object({
  result: z.object({
    orderId: optional(idText),
    totalSuccessAmount: fen,
    postFee: optional(fen),
    failedOfferList: listOf(
      z.object({
        offerId: idText,
        specId: optional(text),
        errorCode: optional(text),
        errorMessage: optional(text),
      }),
    ),
    orderList: listOf(z.object({ orderId: idText })),
  }),
});

export const supplierOrder = z.object({
  result: z.object({
    baseInfo: z.object({
      id: idText,
      idOfStr: optional(idText),
      status: z.enum([
        'waitbuyerpay',
        'waitsellersend',
        'waitbuyerreceive',
        'confirm_goods',
        'success',
        'cancel',
        'terminated',
      ]),
      totalAmount: yuan,
      shippingFee: optional(yuan),
      createTime: moment,
      closeReason: optional(text),
      refundStatus: optional(text),
      refundId: optional(text),
      refund: optional(yuan),
    }),
  }),
});

export const traces = z.object({
  logisticsTrace: listOf(
    z.object({
      logisticsId: text,
      logisticsBillNo: text,
      logisticsSteps: listOf(z.object({ acceptTime: moment, remark: text })),
    }),
  ),
});

export const urged = z.object({ result: z.object({ message: optional(text) }) });

export const freightEstimate = z.object({
  freight: yuan,
  freePostage: z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => String(value) === 'true'),
});
