import * as activities from './activities.ts';
import * as catalog from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import * as favourites from './favourites.ts';
import * as imageSearch from './image-search.ts';
import * as localStock from './local-stock.ts';
import * as pricing from './pricing.ts';
import * as productDesk from './product-desk.ts';
import * as reviewDesk from './review-desk.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as searchDesk from './search-desk.ts';
import * as showcaseDesk from './showcase-desk.ts';
import * as showcases from './showcases.ts';
import * as sourcing from './sourcing.ts';
import * as suppliers from './suppliers.ts';

export const goodsEndpoints = [
  localStock.listLocalStock,
  localStock.listLocalSellers,
  localStock.promiseDelivery,
  localStock.pairWithChina,
  catalog.listCategories,
  catalog.listChildCategories,
  catalog.listProductsByCategory,
  catalog.listTopicGoods,
  catalog.getProduct,
  catalog.listSimilar,
  catalog.listCards,
  pricing.getLandedCost,
  reviews.listProductReviews,
  reviews.listSupplierReviews,
  reviews.voteReview,
  reviews.listOwnReviews,
  reviews.showOwnReview,
  reviewDesk.listDeskReviews,
  reviewDesk.answerReview,
  reviewDesk.hideReview,
  reviewDesk.unhideReview,
  suppliers.listSuppliers,
  suppliers.getSupplierStore,
  suppliers.listSupplierGoods,
  search.searchProducts,
  search.countFacets,
  search.suggestKeywords,
  search.listHotKeywords,
  search.listSearchCategories,
  searchDesk.listHotWords,
  searchDesk.saveHotWords,
  searchDesk.listSynonyms,
  searchDesk.saveSynonym,
  searchDesk.dropSynonym,
  searchDesk.rebuildSearchNow,
  searchDesk.listMisses,
  showcaseDesk.listDeskShowcases,
  showcaseDesk.saveShowcase,
  productDesk.listDeskProducts,
  productDesk.flagProduct,
  productDesk.hideProduct,
  productDesk.unhideProduct,
  sourcing.searchLink,
  sourcing.searchProductUrl,
  sourcing.refreshProduct,
  sourcing.findMoreOfSeller,
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
  favourites.collectGoods,
  favourites.listCollection,
  favourites.deleteCollection,
  favourites.listCollectionIds,
] as const satisfies readonly Endpoint[];
