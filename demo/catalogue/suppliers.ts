import type { NewSupplier } from '@sgb/server/modules/goods/catalog/seed.ts';
import { dice } from '../dice.ts';
import type { Bilingual } from './kind.ts';

const places: readonly (readonly [city: Bilingual, province: string])[] = [
  [['Yiwu', '义乌'], 'Zhejiang'],
  [['Guangzhou', '广州'], 'Guangdong'],
  [['Shenzhen', '深圳'], 'Guangdong'],
  [['Dongguan', '东莞'], 'Guangdong'],
  [['Foshan', '佛山'], 'Guangdong'],
  [['Shantou', '汕头'], 'Guangdong'],
  [['Zhongshan', '中山'], 'Guangdong'],
  [['Hangzhou', '杭州'], 'Zhejiang'],
  [['Ningbo', '宁波'], 'Zhejiang'],
  [['Wenzhou', '温州'], 'Zhejiang'],
  [['Taizhou', '台州'], 'Zhejiang'],
  [['Quanzhou', '泉州'], 'Fujian'],
  [['Jinjiang', '晋江'], 'Fujian'],
  [['Putian', '莆田'], 'Fujian'],
  [['Xuchang', '许昌'], 'Henan'],
  [['Qingdao', '青岛'], 'Shandong'],
  [['Linyi', '临沂'], 'Shandong'],
  [['Baoding', '保定'], 'Hebei'],
  [['Nantong', '南通'], 'Jiangsu'],
  [['Suzhou', '苏州'], 'Jiangsu'],
];

const houses: readonly Bilingual[] = [
  ['Hengfeng', '恒丰'],
  ['Meijia', '美佳'],
  ['Xinyuan', '鑫源'],
  ['Jinlong', '金龙'],
  ['Haochen', '浩辰'],
  ['Ruixiang', '瑞祥'],
  ['Tianyi', '天一'],
  ['Yongsheng', '永盛'],
  ['Baolai', '宝来'],
  ['Lianhua', '联华'],
  ['Zhongtai', '中泰'],
  ['Fuyuan', '福源'],
  ['Jiaxing', '佳兴'],
  ['Mingda', '明达'],
  ['Huayu', '华裕'],
  ['Shunfa', '顺发'],
  ['Kaiyue', '凯悦'],
  ['Oumei', '欧美佳'],
  ['Dongsheng', '东升'],
  ['Chenguang', '晨光'],
  ['Yuteng', '宇腾'],
  ['Senlin', '森林'],
  ['Boya', '博雅'],
  ['Qiaoyi', '巧艺'],
  ['Weilai', '未来'],
];

const trades: readonly Bilingual[] = [
  ['Trading Co., Ltd.', '贸易有限公司'],
  ['Daily Goods Factory', '日用品厂'],
  ['Electronic Commerce Co., Ltd.', '电子商务有限公司'],
  ['Industrial Co., Ltd.', '实业有限公司'],
];

export const supplierCount = 100;
const supplierId = (index: number) => 2_200_000_000_000 + index * 7_919;

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export function makeSupplier(index: number): NewSupplier {
  const roll = dice(`supplier ${index}`);
  const [city, province] = pick(places, roll.below(places.length));
  // 25 houses with 4 trades give 100 names, each once.
  const house = pick(houses, index);
  const trade = pick(trades, Math.floor(index / houses.length));
  return {
    id: supplierId(index),
    name: `${city[0]} ${house[0]} ${trade[0]}`,
    nameZh: `${city[1]}${house[1]}${trade[1]}`,
    city: city[0],
    province,
    years: 1 + roll.below(18),
    factory: trade[0].includes('Factory') || roll.chance(0.3),
    pickup24h: Math.round(roll.between(7800, 9990)),
    qualityReturn: Math.round(roll.between(5, 240)),
    repurchase: Math.round(roll.between(1200, 6800)),
    rating: Math.round(roll.between(380, 500)),
  };
}
