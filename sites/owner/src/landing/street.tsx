const light = 'illustration-light'
const paper = 'illustration-paper'

/** A row of windows, 14 × 20 each. */
const windows = (y: number, ...xs: number[]) => xs.map((x) => `M${x} ${y}h14v20h-14z`).join('')
/** A closed door, 20 wide. */
const door = (x: number) => `M${x} 312v-36a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v36`

/** Our own drawing, 640 × 292. */
export const Street = () => (
  <svg className="illustration landing-street" viewBox="0 48 640 292" aria-hidden="true">
    <circle className="landing-sun" cx="326" cy="150" r="96" />
    <path d="M84 84q7-8 13 0q6-8 13 0M118 106q5-6 10 0q5-6 10 0M560 130q6-7 12 0q6-7 12 0" />

    <path className={paper} d="M28 312v-80l46-34 46 34v80z" />
    <path d={`M16 241l58-43 58 43M98 216v-26h12v35${windows(248, 44)}${door(84)}`} />

    <path className={paper} d="M146 116h100l6 12v184H140V128z" />
    <path d={`M132 128h128M140 250h112${windows(144, 158, 189, 220)}${windows(178, 158, 220)}`} />
    <path d={`${windows(212, 158, 189, 220)}M152 312v-50h36v50M206 312v-50h32v50M152 286h36`} />
    <path className={light} d={windows(178, 189)} />
    <path d={windows(178, 189)} />

    <path className={paper} d="M264 312V212l62-46 62 46v100z" />
    <path d="M252 221l74-55 74 55M326 198v20M316 208h20" />
    <circle cx="326" cy="208" r="10" />
    <path className={light} d="M306 244h40v68h-40zM306 312h40l36 28H262z" />
    <path d="M300 312v-71a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v71" />
    <path className={paper} d="M306 244v68l-26 11v-72z" />
    <path d="M298 280v7" />

    <path className={paper} d="M412 312V146h-8l12-34h88l12 34h-8v166z" />
    <path
      d={`M404 146h112M432 146v-20h18v20M470 146v-20h18v20${windows(162, 428, 453, 478)}${windows(196, 428, 453)}`}
    />
    <path d={`${windows(230, 428, 453, 478)}${windows(270, 428, 478)}${door(450)}`} />
    <path className={light} d={windows(196, 478)} />
    <path d={windows(196, 478)} />

    <path className={paper} d="M530 312v-62l36-27 36 27v62z" />
    <path d={`M519 258l47-35 47 35${windows(262, 543)}${door(570)}`} />
    <path className={paper} d="M623 284a13 17 0 1 1 0-34 13 17 0 0 1 0 34z" />
    <path d="M623 312v-44M4 312h296M352 312h284" />
  </svg>
)
