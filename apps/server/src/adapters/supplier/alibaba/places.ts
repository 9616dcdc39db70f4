/** Where sellers are, in letters that shoppers can read. */
const provinces: Readonly<Record<string, string>> = {
  北京: 'Beijing',
  天津: 'Tianjin',
  上海: 'Shanghai',
  重庆: 'Chongqing',
  河北: 'Hebei',
  山西: 'Shanxi',
  辽宁: 'Liaoning',
  吉林: 'Jilin',
  黑龙江: 'Heilongjiang',
  江苏: 'Jiangsu',
  浙江: 'Zhejiang',
  安徽: 'Anhui',
  福建: 'Fujian',
  江西: 'Jiangxi',
  山东: 'Shandong',
  河南: 'Henan',
  湖北: 'Hubei',
  湖南: 'Hunan',
  广东: 'Guangdong',
  海南: 'Hainan',
  四川: 'Sichuan',
  贵州: 'Guizhou',
  云南: 'Yunnan',
  陕西: 'Shaanxi',
  甘肃: 'Gansu',
  青海: 'Qinghai',
  内蒙古: 'Inner Mongolia',
  广西: 'Guangxi',
  西藏: 'Tibet',
  宁夏: 'Ningxia',
  新疆: 'Xinjiang',
};

const cities: Readonly<Record<string, string>> = {
  广州: 'Guangzhou',
  深圳: 'Shenzhen',
  东莞: 'Dongguan',
  佛山: 'Foshan',
  中山: 'Zhongshan',
  汕头: 'Shantou',
  揭阳: 'Jieyang',
  惠州: 'Huizhou',
  潮州: 'Chaozhou',
  金华: 'Jinhua',
  义乌: 'Yiwu',
  杭州: 'Hangzhou',
  宁波: 'Ningbo',
  温州: 'Wenzhou',
  台州: 'Taizhou',
  绍兴: 'Shaoxing',
  嘉兴: 'Jiaxing',
  湖州: 'Huzhou',
  苏州: 'Suzhou',
  南通: 'Nantong',
  无锡: 'Wuxi',
  常州: 'Changzhou',
  扬州: 'Yangzhou',
  泉州: 'Quanzhou',
  晋江: 'Jinjiang',
  莆田: 'Putian',
  厦门: 'Xiamen',
  福州: 'Fuzhou',
  青岛: 'Qingdao',
  临沂: 'Linyi',
  保定: 'Baoding',
  许昌: 'Xuchang',
  郑州: 'Zhengzhou',
  武汉: 'Wuhan',
  长沙: 'Changsha',
  成都: 'Chengdu',
};

/** '浙江省 金华市' or '浙江金华' to ['Zhejiang', 'Jinhua']; what we have no word for stays as it is. */
export function placeOf(text: string | null): { province: string; city: string } {
  const given = (text ?? '').replace(/\s+/g, '');
  const province = Object.keys(provinces).find((name) => given.startsWith(name));
  const rest = given.slice(province?.length ?? 0).replace(/^(省|壮族自治区|回族自治区|维吾尔自治区|自治区|市)/, '');
  const city = Object.keys(cities).find((name) => rest.includes(name));
  const spelled = province ? (provinces[province] ?? '') : '';
  return {
    province: spelled || 'China',
    city: city ? (cities[city] ?? '') : rest.replace(/市.*$/, '') || spelled || 'China',
  };
}
