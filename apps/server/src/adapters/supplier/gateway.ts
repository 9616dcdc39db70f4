import type { UnitCode } from '@sgb/contract/catalogue.ts';
import type { PastedLink } from '@sgb/contract/links.ts';
import type { SupplierPush } from './push.ts';
import type { SupplierRefunds } from './refund.ts';

/** Who sells an offer. Rates are basis points, the rating hundredths of a star; null is what the supplier site hides. */
export interface Seller {
  /** The supplier site's own name for the seller; not always a number. */
  readonly openId: string;
  readonly name: string;
  readonly nameZh: string;
  readonly city: string;
  readonly province: string;
  readonly years: number | null;
  readonly factory: boolean;
  readonly pickup24h: number | null;
  readonly qualityReturn: number | null;
  readonly repurchase: number | null;
  readonly rating: number | null;
}

export interface OfferSku {
  readonly id: string;
  /** What an order must name; not the same as the id. */
  readonly specId: string;
  /** One value for each choice of the offer, in the same order. */
  readonly options: readonly string[];
  readonly picture: string | null;
  readonly priceFen: number;
  readonly stock: number;
}

/** Where a weight comes from: measured by the site, told by the seller, computed. */
export type WeightSource = 'official' | 'merchant' | 'predicted';

/** So many pieces of a seller's goods in all, or for so much, and none has a smallest order of its own; 0: not this way. */
export interface Mix {
  readonly pieces: number;
  readonly fen: number;
}

/** A product as its supplier offers it now: whole fen, grams and millimetres, ids as text. */
export interface Offer {
  readonly id: string;
  readonly seller: Seller;
  /** The supplier site's own category. */
  readonly categoryId: string | null;
  readonly title: string;
  readonly titleZh: string;
  /** Plain text: markup never gets past this border. */
  readonly description: string;
  /** Addresses of pictures, or keys of pictures that the shop has already. */
  readonly pictures: readonly string[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly choices: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly skus: readonly OfferSku[];
  readonly priceBreaks: readonly { readonly from: number; readonly fen: number }[];
  /** 0 and 2: one price ladder for the whole offer; 1: every SKU has its own price. */
  readonly quoteType: 0 | 1 | 2;
  readonly unit: UnitCode;
  readonly minOrder: number;
  readonly batch: number;
  readonly mix: Mix | null;
  readonly weight: { readonly grams: number; readonly source: WeightSource } | null;
  readonly sizeMm: { readonly length: number; readonly width: number; readonly height: number } | null;
  readonly onShelf: boolean;
  readonly monthlySales: number | null;
  readonly rating: number | null;
}

/** An offer as result lists show it. */
export interface OfferCard {
  readonly id: string;
  readonly title: string;
  readonly titleZh: string;
  readonly picture: string;
  readonly priceFen: number;
  readonly monthlySales: number;
  readonly minOrder: number;
  /** Basis points. */
  readonly repurchase: number | null;
}

export interface OfferPage {
  readonly items: readonly OfferCard[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

interface WordQuery {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: 'price' | '-price' | '-sales';
  readonly fromFen?: number;
  readonly toFen?: number;
}

interface SellerQuery {
  /** The supplier site's own name for the seller. */
  readonly openId: string;
  readonly keyword?: string;
  readonly page: number;
  readonly pageSize: number;
}

/** A category of the supplier site, in our language and in its own. */
export interface SupplierCategory {
  readonly id: string;
  readonly name: string;
  readonly nameZh: string;
  /** Null at the top. */
  readonly parentId: string | null;
}

interface ImageQuery {
  readonly image: Buffer;
  readonly keyword?: string;
  readonly page: number;
  /** At most 50; 20 answers fastest. */
  readonly pageSize: number;
}

interface FreightQuery {
  readonly offerId: string;
  /** Codes of the warehouse that it is sent to. */
  readonly to: { readonly province: string; readonly city: string; readonly district: string };
  readonly items: readonly { readonly skuId: string; readonly quantity: number }[];
}

export interface Freight {
  readonly fen: number;
  readonly free: boolean;
}

interface Receiver {
  readonly fullName: string;
  readonly mobile: string;
  readonly postCode: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly address: string;
}

export interface OrderRequest {
  /** Our own number of the purchase: sent twice, it is still one order. */
  readonly outOrderId: string;
  readonly receiver: Receiver;
  /** All of one seller, at most 50. */
  readonly items: readonly { readonly offerId: string; readonly specId: string; readonly quantity: number }[];
  readonly message: string;
}

export interface OrderPreview {
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly totalFen: number;
}

export interface OrderReceipt {
  /** Several when the supplier site split the order. Longer than numbers can hold: text. */
  readonly orderIds: readonly string[];
  readonly totalFen: number;
  readonly freightFen: number;
  readonly failed: readonly { readonly offerId: string; readonly specId: string; readonly reason: string }[];
}

export type SupplierOrderStatus =
  | 'waitbuyerpay'
  | 'waitsellersend'
  | 'waitbuyerreceive'
  | 'confirm_goods'
  | 'success'
  | 'cancel'
  | 'terminated';

export interface SupplierOrder {
  readonly id: string;
  readonly status: SupplierOrderStatus;
  readonly totalFen: number;
  readonly freightFen: number;
  readonly createdAt: Date;
  readonly closeReason: string | null;
  /** The site's own words for how far a refund is; null: there is none. */
  readonly refundStatus: string | null;
  readonly refundId: string | null;
  /** What came back; null where the site does not say. */
  readonly refundedFen: number | null;
}

export interface Trace {
  readonly logisticsId: string;
  readonly billNumber: string;
  readonly steps: readonly { readonly at: Date; readonly text: string }[];
}

/** The supplier site. Every way of asking it either answers in these shapes or throws a `SupplierError`. */
export interface SupplierGateway extends SupplierPush, SupplierRefunds {
  searchByWord(query: WordQuery): Promise<OfferPage>;
  searchByImage(query: ImageQuery): Promise<OfferPage>;
  /** What one seller offers. */
  searchBySeller(query: SellerQuery): Promise<OfferPage>;
  category(id: string): Promise<SupplierCategory>;
  /** What a short link leads to. Other links are read without asking anybody (`linkOf` of the contract). */
  followLink(url: string): Promise<PastedLink>;
  offer(id: string): Promise<Offer>;
  freight(query: FreightQuery): Promise<Freight>;
  previewOrder(request: OrderRequest): Promise<OrderPreview>;
  createOrder(request: OrderRequest): Promise<OrderReceipt>;
  order(id: string): Promise<SupplierOrder>;
  cancelOrder(id: string, reason: string): Promise<void>;
  track(orderId: string): Promise<readonly Trace[]>;
  /** Asks the seller to send an order, and gives what the site says to that. */
  urge(orderId: string): Promise<string>;
}

export const maxSkusOfOrder = 50;
