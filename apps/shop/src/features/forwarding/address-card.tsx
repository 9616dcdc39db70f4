import type { Forwarding } from '@sgb/contract/forwarding.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Copy } from 'lucide-react';
import { CopyRow } from '../../shared/browser/copy-row.tsx';
import { copyText } from '../../shared/browser/copy-text.ts';

type Address = NonNullable<Forwarding['address']>;

/** As a Chinese shop's form reads it when it is pasted in one piece. */
const wholeOf = ({ name, mobile, region, street, postCode }: Address) =>
  `收件人: ${name}\n手机号码: ${mobile}\n所在地区: ${region}\n详细地址: ${street}\n邮编: ${postCode}`;

/** Where sellers send to: the words of China, as they stand on a label. */
export function AddressCard({ address }: { address: Address }) {
  const copyAll = async () => {
    const copied = await copyText(wholeOf(address));
    notify(copied ? 'good' : 'danger', copied ? 'The whole address is copied' : 'Copying did not work.');
  };
  return (
    <Card as="section">
      <CardHeader
        title="Our warehouse in China"
        action={
          <Button variant="secondary" size="sm" icon={<Copy aria-hidden="true" className="size-4" />} onClick={copyAll}>
            Copy all
          </Button>
        }
      />
      <dl className="flex flex-col divide-y divide-line">
        <CopyRow label="Your code" value={address.code} strong />
        <CopyRow label="Name 收件人" value={address.name} lang="zh-CN" />
        <CopyRow label="Mobile 手机" value={address.mobile} />
        <CopyRow label="Region 地区" value={address.region} lang="zh-CN" />
        <CopyRow label="Street 地址" value={address.street} lang="zh-CN" />
        <CopyRow label="Postcode 邮编" value={address.postCode} />
      </dl>
      <p className="mt-2 text-ink-soft text-xs">
        The code tells us that the parcel is yours. Please keep it with the name and the street.
      </p>
    </Card>
  );
}
