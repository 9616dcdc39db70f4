import { BlockList, isIP } from 'node:net';

/** Where nobody outside may make us look: our own machine, our network, the cloud's metadata. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
/** Addresses that hold an IPv4 address, or lead through a tunnel to one. */
const wrapped6 = new BlockList();
wrapped6.addSubnet('2001::', 32, 'ipv6');
wrapped6.addSubnet('2001:db8::', 32, 'ipv6');
wrapped6.addSubnet('2002::', 16, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  if (family === 6) return global6.check(address, 'ipv6') && !wrapped6.check(address, 'ipv6');
  return false;
}
