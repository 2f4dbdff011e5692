import "react-easy-crop/react-easy-crop.css";
import "./crop-stage.css";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { Alert } from "@fourball/ui/alert";
import { Button } from "@fourball/ui/button";
import { Slider } from "@fourball/ui/forms/slider";
import { type ReactNode, useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { cropPicture } from "./crop-picture.ts";
import { PictureRefusal } from "./open-picture.ts";
import { pictureTexts } from "./texts.ts";
import { uploadPicture } from "./upload-picture.ts";

type CropStageProps = {
  kind: "golfer" | "cover" | "course";
  /** The chosen picture, as an address of this page. */
  picture: string;
  onUploaded: (address: string) => void;
  onCancel: () => void;
};

type Cut = { shown: Area; pixels: Area };

const STEP = 4;
const ZOOM_MAX = 4;

/** Cuts a chosen picture to the shape of its place and uploads it. */
export function CropStage({ kind, picture, onUploaded, onCancel }: CropStageProps): ReactNode {
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Cut>();
  const { upload, isUploading, problem } = useUpload(kind, picture, onUploaded);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRound = kind === "golfer";
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={isRound ? "crop-stage-beside grid gap-4" : "stack gap-4"}>
      <Frame kind={kind} onArea={setArea} onZoom={setZoom} picture={picture} zoom={zoom} />
      <div className="stack content-start gap-3">
        <div>
          <h3 className="font-semibold text-body outline-none" ref={heading} tabIndex={-1}>
            {pictureTexts.fit}
          </h3>
          <p className="text-ink-2 text-small">{pictureTexts.move}</p>
        </div>
        <Slider
          label={pictureTexts.zoom}
          max={ZOOM_MAX}
          min={1}
          onValueChange={([next = 1]) => setZoom(next)}
          step={0.01}
          value={[zoom]}
          valueText={pictureTexts.zoomValue(zoom)}
        />
        {isRound && area ? <CropPreviews area={area.shown} picture={picture} /> : null}
        {problem ? <Alert>{problem}</Alert> : null}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void upload(area?.pixels)} pending={isUploading} pendingLabel={pictureTexts.using} type="button">
            {pictureTexts.use}
          </Button>
          <Button disabled={isUploading} focusableWhenDisabled onClick={onCancel} type="button" variant="secondary">
            {pictureTexts.cancel}
          </Button>
        </div>
      </div>
    </div>
  );
}

function useUpload(kind: CropStageProps["kind"], picture: string, onUploaded: CropStageProps["onUploaded"]) {
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function upload(pixels: Area | undefined): Promise<void> {
    if (!pixels) return;
    setUploading(true);
    setProblem(undefined);
    try {
      onUploaded(await uploadPicture(kind, await cropPicture(picture, PICTURE_SIZES[kind][0], pixels)));
    } catch (error) {
      setProblem(error instanceof PictureRefusal ? error.message : pictureTexts.failed);
      setUploading(false);
    }
  }
  return { upload, isUploading, problem };
}

type FrameProps = Pick<CropStageProps, "kind" | "picture"> & {
  zoom: number;
  onZoom: (zoom: number) => void;
  onArea: (area: Cut) => void;
};

/** The picture behind the shape of its place, to move and to zoom. */
function Frame({ kind, picture, zoom, onZoom, onArea }: FrameProps): ReactNode {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const { width, height } = PICTURE_SIZES[kind][0];
  const isRound = kind === "golfer";
  return (
    <div
      className={`relative overflow-clip rounded-control bg-line has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 ${isRound ? "crop-stage-round" : "crop-stage-wide"}`}
    >
      <Cropper
        aspect={width / height}
        crop={crop}
        cropperProps={{ "aria-label": pictureTexts.stage, role: "application" }}
        classes={{ cropAreaClassName: "crop-stage-area" }}
        cropShape={isRound ? "round" : "rect"}
        disableAutomaticStylesInjection
        image={picture}
        keyboardStep={STEP}
        maxZoom={ZOOM_MAX}
        objectFit="cover"
        onCropAreaChange={(shown, pixels) => onArea({ shown, pixels })}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        zoom={zoom}
        zoomWithScroll={false}
      />
    </div>
  );
}

/** In percent of the picture. */
type Share = { x: number; y: number; width: number; height: number };

const SIZES = [64, 36, 28] as const;

/** The chosen part as it will be in cards, lists and rows. */
function CropPreviews({ picture, area }: { picture: string; area: Share }): ReactNode {
  return (
    <div aria-label={pictureTexts.previews} className="flex items-center gap-3" role="img">
      {SIZES.map((size) => (
        <span className="relative overflow-clip rounded-chip bg-line" key={size} style={{ width: size, height: size }}>
          <img
            alt=""
            className="absolute max-w-none"
            src={picture}
            style={{
              width: `${10_000 / area.width}%`,
              height: `${10_000 / area.height}%`,
              left: `${(-100 * area.x) / area.width}%`,
              top: `${(-100 * area.y) / area.height}%`,
            }}
          />
        </span>
      ))}
    </div>
  );
}
