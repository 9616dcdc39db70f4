import 'react-image-crop/dist/ReactCrop.css';
import type { PictureSearch, Region } from '@sgb/contract/image-search.ts';
import { useEffect, useRef, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';

function toCrop({ x, y, width, height }: Region): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function toRegion({ x, y, width, height }: PercentCrop): Region {
  const left = Math.max(0, x / 100);
  const top = Math.max(0, y / 100);
  return { x: left, y: top, width: Math.min(1 - left, width / 100), height: Math.min(1 - top, height / 100) };
}

const alike = (a: Region, b: Region): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.002);

const restMs = 400;

interface CropBoxProps {
  picture: PictureSearch['picture'];
  /** What is searched for now. */
  region: Region;
  onChange: (region: Region) => void;
}

/** The shopper's picture with a box around what is searched for; it follows mouse, finger and arrow keys. */
export function CropBox({ picture, region, onChange }: CropBoxProps) {
  const [drawn, setDrawn] = useState<PercentCrop>();
  const pause = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  // An arrow key that is held down moves the box many times; only where it rests is searched for.
  const settle = (crop: PercentCrop) => {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      const next = toRegion(crop);
      setDrawn(undefined);
      if (next.width >= 0.02 && next.height >= 0.02 && !alike(next, region)) onChange(next);
    }, restMs);
  };

  const { src, width, height } = picture;
  return (
    <ReactCrop
      crop={drawn ?? toCrop(region)}
      onChange={(_, crop) => setDrawn(crop)}
      onComplete={(_, crop) => settle(crop)}
      minWidth={32}
      minHeight={32}
      keepSelection
      ruleOfThirds
      ariaLabels={{
        cropArea: 'The part of your picture that is searched for. Move it with the arrow keys.',
        nwDragHandle: 'Upper left corner. Move it with the arrow keys.',
        nDragHandle: 'Upper edge. Move it with the arrow keys.',
        neDragHandle: 'Upper right corner. Move it with the arrow keys.',
        eDragHandle: 'Right edge. Move it with the arrow keys.',
        seDragHandle: 'Lower right corner. Move it with the arrow keys.',
        sDragHandle: 'Lower edge. Move it with the arrow keys.',
        swDragHandle: 'Lower left corner. Move it with the arrow keys.',
        wDragHandle: 'Left edge. Move it with the arrow keys.',
      }}
      className="rounded-control"
    >
      <img
        src={src}
        width={width}
        height={height}
        alt="What you are looking for"
        className="max-h-[34vh] w-auto object-contain lg:max-h-[60vh]"
      />
    </ReactCrop>
  );
}
