import * as access from './access.ts';
import * as activities from './activities.ts';
import * as bills from './bills.ts';
import * as businesses from './businesses.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as chat from './chat.ts';
import * as clearance from './clearance.ts';
import * as clients from './clients.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as coupons from './coupons.ts';
import type { Endpoint } from './endpoint.ts';
import * as favourites from './favourites.ts';
import * as help from './help.ts';
import * as identity from './identity.ts';
import * as imageSearch from './image-search.ts';
import * as membership from './membership.ts';
import * as messages from './messages.ts';
import * as orders from './orders.ts';
import * as outbox from './outbox.ts';
import * as popups from './popups.ts';
import * as pricing from './pricing.ts';
import * as profile from './profile.ts';
import * as recharge from './recharge.ts';
import * as registration from './registration.ts';
import * as scoin from './scoin.ts';
import * as search from './search.ts';
import * as showcases from './showcases.ts';
import * as sourcing from './sourcing.ts';
import * as suppliers from './suppliers.ts';
import * as tracking from './tracking.ts';
import * as transfers from './transfers.ts';
import * as uploads from './uploads.ts';
import * as withdrawals from './withdrawals.ts';

/** Every call of the API. What is not in this list does not exist. */
export const endpoints = [
  catalog.listCategories,
  catalog.listChildCategories,
  catalog.listProductsByCategory,
  catalog.listTopicGoods,
  catalog.getProduct,
  catalog.listSimilar,
  catalog.listCards,
  pricing.getLandedCost,
  suppliers.listSuppliers,
  suppliers.getSupplierStore,
  suppliers.listSupplierGoods,
  search.searchProducts,
  search.suggestKeywords,
  search.listHotKeywords,
  search.listSearchCategories,
  sourcing.searchLink,
  sourcing.searchProductUrl,
  sourcing.refreshProduct,
  imageSearch.uploadPicture,
  imageSearch.searchByAddress,
  imageSearch.searchByPicture,
  imageSearch.listByPicture,
  activities.getActivity,
  activities.listActivityGoods,
  showcases.getSaStock,
  showcases.listSaStock,
  showcases.getInVogue,
  showcases.listInVogue,
  showcases.getMainWindow,
  showcases.listMainWindow,
  showcases.getBannerGoods,
  showcases.listBannerGoods,
  showcases.listBigTree,
  clearance.listClearance,
  clearance.getClearance,
  cart.getCart,
  cart.addToCart,
  cart.setQuantity,
  cart.setLineSku,
  cart.setRemark,
  cart.tickLines,
  cart.acceptPrices,
  cart.removeLines,
  cart.favouriteLines,
  cart.putBackLines,
  cart.listRemoved,
  cart.refreshCart,
  cart.countUnpaid,
  cart.countUnpaidDetail,
  cart.getCartUserType,
  chat.listConversations,
  chat.listChatMessages,
  chat.sendChatMessage,
  chat.readChat,
  chat.countUnreadChat,
  chat.openChatStream,
  businesses.listBusinesses,
  businesses.decideBusiness,
  contact.getContactPerson,
  contact.listContactPeople,
  contact.saveContactPerson,
  content.getShopInfo,
  content.listAds,
  content.listBanners,
  coupons.listCoupons,
  coupons.getCouponUse,
  coupons.countExpiringCoupons,
  coupons.listSnatchCoupons,
  coupons.snatchCoupon,
  scoin.describeScoin,
  scoin.getScoin,
  scoin.listScoin,
  scoin.checkIn,
  scoin.listExchange,
  scoin.exchangeCoins,
  favourites.collectGoods,
  favourites.listCollection,
  favourites.deleteCollection,
  favourites.listCollectionIds,
  help.listHelp,
  help.getHelpArticle,
  identity.loginCheck,
  identity.logout,
  identity.getLoginInfo,
  identity.getBasicInfo,
  orders.countOrders,
  registration.registerNew,
  access.registerSmsPin,
  access.forgotSmsPin,
  access.forgotUpdatePassword,
  access.forgotSendEmailCode,
  access.forgotUpdateEmailCode,
  access.sendEmailVerification,
  access.updateEmail,
  access.sendMobileCode,
  access.updateMobile,
  access.updateEmailRemind,
  access.updatePassword,
  access.sendMoneyCode,
  access.listSessions,
  access.signOutOthers,
  outbox.listOutbox,
  tracking.trackEvent,
  tracking.logEvent,
  tracking.trackExposure,
  tracking.trackFunnel,
  identity.setAvatar,
  profile.getUserInfo,
  profile.updateUserInfo,
  profile.listInvited,
  uploads.beginUpload,
  uploads.sendChunk,
  uploads.removeUpload,
  uploads.listUploads,
  clients.listAddressTypes,
  clients.listReceivers,
  clients.getReceiver,
  clients.saveReceiver,
  clients.deleteReceiver,
  clients.makeDefaultReceiver,
  clients.checkReceiverFile,
  clients.importReceivers,
  clients.searchPostcode,
  membership.getPriority,
  membership.getPriceInfo,
  membership.getPlans,
  membership.getVipInfo,
  membership.getCheckout,
  membership.describePlan,
  membership.payMembership,
  membership.cancelMembership,
  membership.getVipName,
  messages.listMessages,
  messages.listRecords,
  messages.getMessage,
  messages.readMessage,
  messages.readAllMessages,
  messages.countUnread,
  messages.getPreferences,
  messages.savePreferences,
  transfers.getTransferInfo,
  transfers.findRecipient,
  transfers.sendTransfer,
  transfers.listTransfers,
  popups.getPopup,
  popups.readPopup,
  popups.handlePopup,
  popups.draftPopup,
  popups.remindTimes,
  recharge.rechargeInfo,
  recharge.createRecharge,
  recharge.payRecharge,
  recharge.getRecharge,
  recharge.listRecharges,
  recharge.saveVoucher,
  recharge.giveUpRecharge,
  recharge.importStatement,
  recharge.listBankLines,
  recharge.listClaims,
  recharge.approveLine,
  recharge.approveExact,
  recharge.refuseClaim,
  recharge.setLineAside,
  bills.getBalance,
  bills.listBills,
  withdrawals.getWithdrawInfo,
  withdrawals.saveBankAccount,
  withdrawals.saveIdentityProof,
  withdrawals.saveWithdrawal,
  withdrawals.withdrawAgain,
  withdrawals.cancelWithdrawal,
  withdrawals.listWithdrawals,
  withdrawals.listWithdrawalQueue,
  withdrawals.processWithdrawal,
  withdrawals.payWithdrawal,
  withdrawals.rejectWithdrawal,
  withdrawals.listIdentityProofs,
  withdrawals.decideIdentityProof,
  bills.exportBills,
] as const satisfies readonly Endpoint[];

/** The calls by name, 'GET /api/banner/list': all that a client needs at run time is that name. */
export type Calls = {
  [Call in (typeof endpoints)[number] as `${Call['method']} ${Call['path']}`]: Call;
};
