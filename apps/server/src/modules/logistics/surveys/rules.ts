import type { Evaluation } from '@sgb/contract/popups.ts';
import type { Fit } from '@sgb/contract/review-rules.ts';
import type { Bought } from '../../buying/orders/index.ts';

interface Survey {
  readonly orderType: number;
  readonly expressId: number;
  readonly expressNumber: string;
  readonly finishedAt: Date;
  readonly ambassadorId: number | null;
  readonly score1: number;
  readonly score2: number;
  readonly ambassadorScore: number;
  readonly remark: string;
  readonly ambassadorRemark: string;
  readonly intention: 0 | 1 | 2;
}

interface Item {
  readonly orderId: number;
  readonly title: string;
  readonly picture: string;
  readonly satisfied: 0 | 1;
  readonly description: string;
  readonly pictures: readonly string[];
  readonly stars: number;
  readonly fit: Fit;
  readonly story: string;
  readonly show: 0 | 1;
}

/** What is asked about: the lines that others could read of, and how the shopper would be named. */
export interface Asked {
  readonly name: string;
  readonly bought: ReadonlyMap<number, Bought>;
}

export interface Reward {
  readonly plain: number;
  readonly withPictures: number;
}

export function rewardOf(items: readonly Pick<Item, 'pictures'>[], { plain, withPictures }: Reward): number {
  return items.some(({ pictures }) => pictures.length > 0) ? withPictures : plain;
}

/** A survey in the product document's words. */
export function evaluationOf(survey: Survey, items: readonly Item[], asked: Asked, reward: Reward): Evaluation {
  const image = (place: number) => items[place]?.picture ?? '';
  return {
    ordertype: survey.orderType,
    expressid: survey.expressId,
    expressnumber: survey.expressNumber,
    finishtime: survey.finishedAt.toISOString(),
    scoin: reward.plain,
    scoinwithpictures: reward.withPictures,
    totalnum: items.length,
    img1: image(0),
    img2: image(1),
    img3: image(2),
    score1: survey.score1,
    score2: survey.score2,
    evaluateambassador: survey.ambassadorId !== null,
    ambassadorscore: survey.ambassadorScore,
    valuationcontent: survey.remark,
    valuationcontentambassador: survey.ambassadorRemark,
    intentionflg: survey.intention,
    orderevaluationVoList: items.map((item) => ({
      shoporderid: item.orderId,
      title: item.title,
      image: item.picture,
      satisfied: item.satisfied,
      description: item.description,
      imageList: [...item.pictures],
      reviewable: asked.bought.has(item.orderId),
      size: asked.bought.get(item.orderId)?.size ?? '',
      stars: item.stars,
      fit: item.fit,
      story: item.story,
      show: item.show,
    })),
    showname: asked.name,
  };
}

/** What becomes a review of goods: what was given stars, is a product of ours, and says of its size only where it has one. */
export function reviewsIn(items: readonly Item[], { bought }: Asked) {
  return items.flatMap((item) => {
    const goods = bought.get(item.orderId);
    if (!goods || item.stars === 0) return [];
    const { size, ...line } = goods;
    const words = { title: item.description.trim(), story: item.story.trim(), pictures: [...item.pictures] };
    return [{ ...line, ...words, stars: item.stars, fit: size === '' ? 0 : item.fit, show: item.show === 1 }];
  });
}

/** Which files a change brings and which it leaves behind. */
export function fileChanges(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
