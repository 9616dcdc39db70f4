import type { Evaluation } from '@sgb/contract/popups.ts';

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
}

export interface Reward {
  readonly plain: number;
  readonly withPictures: number;
}

export function rewardOf(items: readonly Pick<Item, 'pictures'>[], { plain, withPictures }: Reward): number {
  return items.some(({ pictures }) => pictures.length > 0) ? withPictures : plain;
}

/** A survey in the product document's words. */
export function evaluationOf(survey: Survey, items: readonly Item[], reward: Reward): Evaluation {
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
    })),
  };
}

/** Which files a change brings and which it leaves behind. */
export function fileChanges(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
  };
}
